import type { CashBook } from '@riderbell/contract/shapes/cash-book.ts';
import { localDateOf } from '@riderbell/domain/countries/local-time.ts';
import { useQuery } from '@tanstack/react-query';
import { Banknote } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { TextField } from '@riderbell/ui/fields/text-field.tsx';
import { Card } from '@riderbell/ui/layout/card.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
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
import classes from './cash-book.module.css';
import { cashBookQuery } from './cash-calls.ts';
import { CashLines } from './cash-lines.tsx';
import { CloseDayDialog } from './close-day-dialog.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { useAccountTexts } from './use-account-texts.ts';

/** The cash of a vendor's orders on a day, today by default (docs/cash-book.md). */
export default function CashBookScreen() {
  const t = useTexts('cash-book');
  const navigation = useTexts('navigation');
  const { vendor } = useCurrentVendor();
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
  const { data: book, error, refetch } = useQuery(cashBookQuery(vendor.vendor_id, day));
  return (
    <Stack gap={4}>
      <PageHeader title={navigation('cashBook')} compact>
        {t('lead')}
      </PageHeader>
      <Row wrap>
        <TextField
          type="date"
          label={t('day')}
          size="sm"
          max={today}
          value={typedDay}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      </Row>
      {book !== undefined ? (
        <Book key={book.day} book={book} />
      ) : error === null ? (
        <SkeletonCards count={4} height={88} />
      ) : (
        <ReadingFailed title={t('failed.title')} error={error} onRetry={() => void refetch()} />
      )}
    </Stack>
  );
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
      <Sums book={book} />
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

function Sums({ book: { sums, open } }: { book: CashBook }) {
  const t = useTexts('cash-book');
  const accountText = useAccountTexts();
  const { money } = useFormats();
  const shown = [
    [accountText.expected, sums.expected],
    [accountText.collected, sums.collected],
    [accountText['paid-at-pickup'], sums.paid_at_pickup],
    [accountText['handed-over'], sums.handed_over],
    [t('to-count'), sums.to_count],
    [t('open'), open],
  ] as const;
  return (
    <dl className={classes.sums}>
      {shown.map(([label, amount]) => (
        <Card padding={4} key={label}>
          <Text as="dt" size={3} tone="soft">
            {label}
          </Text>
          <Text as="dd" size={8} weight={750} numbers>
            <MoneyText>{money(amount)}</MoneyText>
          </Text>
        </Card>
      ))}
    </dl>
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
