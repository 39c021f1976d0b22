import type { CashBook } from '@riderbell/contract/shapes/cash-book.ts';
import { dateAfter } from '@riderbell/domain/countries/local-day.ts';
import { localDateOf } from '@riderbell/domain/countries/local-time.ts';
import { useQuery } from '@tanstack/react-query';
import { Banknote } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { SegmentedChoice } from '@riderbell/ui/fields/segmented-choice.tsx';
import { TextField } from '@riderbell/ui/fields/text-field.tsx';
import { Card } from '@riderbell/ui/layout/card.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { InlineNotice } from '@riderbell/ui/notices/inline-notice.tsx';
import { notify } from '@riderbell/ui/notices/notify.ts';
import { PageHeader } from '@riderbell/ui/page-header.tsx';
import { FullState } from '@riderbell/ui/states/full-state.tsx';
import { SkeletonCards } from '@riderbell/ui/states/skeletons.tsx';
import { MoneyText } from '@riderbell/ui/values.tsx';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useNow } from '@riderbell/web/use-now.ts';
import { useSearchParams } from 'react-router';
import { ReadingFailed } from '../../parts/orders/list/list-states.tsx';
import { useCurrentVendor } from '../../platform/vendors/current-vendor.tsx';
import { cashBookQuery } from './cash-calls.ts';
import { CashDays } from './cash-days.tsx';
import { CashLines } from './cash-lines.tsx';
import { CloseDayDialog } from './close-day-dialog.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { Sums } from './sums.tsx';
import { useAccountTexts } from './use-account-texts.ts';

/** One day, or the last days with today, and how many they are. */
const spans = { day: 1, '7-days': 7, '30-days': 30 } as const;
type Span = keyof typeof spans;

/** The cash of a vendor's orders on a day, today by default, or over the last days (docs/cash-book.md). */
export default function CashBookScreen() {
  const t = useTexts('cash-book');
  const orders = useTexts('tracking');
  const navigation = useTexts('navigation');
  const { time_zone: timeZone } = useDeployment();
  const today = localDateOf(useNow(60_000), timeZone);
  const [address, setAddress] = useSearchParams();
  const asked = address.get('day') ?? '';
  const day = isDay(asked) ? asked : '';
  // While a year is typed, the field has days that are not asked for.
  const [typedDay, setTypedDay] = useState(day === '' ? today : day);
  const choose = (value: string) => {
    setTypedDay(value);
    if (isDay(value) && value <= today) setAddress(value === today ? {} : { day: value }, { replace: true });
  };
  const span = readSpan(address.get('span'));
  const chooseSpan = (chosen: Span) => {
    setTypedDay(today);
    setAddress(chosen === 'day' ? {} : { span: chosen }, { replace: true });
  };
  return (
    <Stack gap={4}>
      <PageHeader title={navigation('cashBook')} compact>
        {t('lead')}
      </PageHeader>
      <Row wrap gap={4} align="start">
        <SegmentedChoice
          label={orders('history.period')}
          choices={spanNames.map((value) => ({
            value,
            label: value === 'day' ? t('day') : orders(`history.period.${value}`),
          }))}
          value={span}
          onChange={chooseSpan}
        />
        {span === 'day' && (
          <TextField
            type="date"
            label={t('day')}
            size="sm"
            max={today}
            value={typedDay}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
        )}
      </Row>
      {span === 'day' ? (
        <BookOfDay day={day} />
      ) : (
        <CashDays from={dateAfter(today, 1 - spans[span])} to={today} onDay={choose} />
      )}
    </Stack>
  );
}

const spanNames = Object.keys(spans) as Span[];

function readSpan(asked: string | null): Span {
  return spanNames.find((name) => name === asked) ?? 'day';
}

function BookOfDay({ day }: { day: string }) {
  const t = useTexts('cash-book');
  const { vendor } = useCurrentVendor();
  const { data: book, error, refetch } = useQuery(cashBookQuery(vendor.vendor_id, day));
  if (book !== undefined) return <Book key={book.day} book={book} />;
  if (error === null) return <SkeletonCards count={4} height={88} />;
  return <ReadingFailed title={t('failed.title')} error={error} onRetry={() => void refetch()} />;
}

function isDay(text: string): boolean {
  return /^20\d\d-\d\d-\d\d$/.test(text);
}

type Asked = 'hand-over' | 'close' | CashBook['lines'][number];

function Book({ book }: { book: CashBook }) {
  const t = useTexts('cash-book');
  const { money } = useFormats();
  const { vendor } = useCurrentVendor();
  const accountText = useAccountTexts();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const entered = () => {
    close();
    notify({ kind: 'success', message: t('entered') });
  };
  const forms = { vendorId: vendor.vendor_id, onEntered: entered, onClose: close };
  return (
    <>
      <Sums sums={book.sums} open={book.open} />
      {book.closing === null ? (
        <Row wrap gap={3}>
          <Button onClick={() => setAsked('close')}>{t('close')}</Button>
          {book.day === book.today && book.open > 0 && (
            <Button variant="default" onClick={() => setAsked('hand-over')}>
              {t('hand-over')}
            </Button>
          )}
        </Row>
      ) : (
        <Closing closing={book.closing} />
      )}
      {book.lines.length === 0 ? (
        <FullState icon={<Banknote size={32} />} title={t('empty.title')} />
      ) : (
        <Card padding={4}>
          <CashLines vendorId={vendor.vendor_id} lines={book.lines} onCorrect={setAsked} />
        </Card>
      )}
      {asked === 'hand-over' && <HandOverDialog {...forms} open={book.open} />}
      {asked === 'close' && <CloseDayDialog {...forms} book={book} />}
      {typeof asked === 'object' && asked !== null && (
        <CorrectDialog
          {...forms}
          lineId={asked.line_id}
          about={`${accountText[asked.account]}: ${money(asked.amount)}`}
        />
      )}
    </>
  );
}

function Closing({ closing }: { closing: NonNullable<CashBook['closing']> }) {
  const t = useTexts('cash-book');
  const { money, dateTime } = useFormats();
  const { difference, explanation } = closing;
  return (
    <InlineNotice
      kind={difference === 0 ? 'success' : 'warning'}
      title={t('closed', { who: closing.closed_by, time: dateTime(closing.closed_at) })}
    >
      <p>
        {t('counted')}: <MoneyText>{money(closing.counted)}</MoneyText>
        {' · '}
        {difference === 0 ? t('no-difference') : t('difference', { amount: money(difference) })}
      </p>
      {explanation !== '' && (
        <p>
          <bdi>{explanation}</bdi>
        </p>
      )}
    </InlineNotice>
  );
}
