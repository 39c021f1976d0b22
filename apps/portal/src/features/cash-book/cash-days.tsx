import type { CashDays as Days } from '@riderbell/contract/shapes/cash-book.ts';
import { startOfDate } from '@riderbell/domain/countries/local-day.ts';
import { useQuery } from '@tanstack/react-query';
import { Banknote } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { Card } from '@riderbell/ui/layout/card.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { FullState } from '@riderbell/ui/states/full-state.tsx';
import { SkeletonCards } from '@riderbell/ui/states/skeletons.tsx';
import { MoneyText } from '@riderbell/ui/values.tsx';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { ReadingFailed } from '../../parts/orders/list/list-states.tsx';
import { useCurrentVendor } from '../../platform/vendors/current-vendor.tsx';
import classes from './cash-book.module.css';
import { cashDaysQuery } from './cash-calls.ts';
import { Sums, useNamedSums } from './sums.tsx';

/** The sums of several days, and for a parent with its outlets also those of each book. */
export function CashDays({ from, to, onDay }: { from: string; to: string; onDay: (day: string) => void }) {
  const t = useTexts('cash-book');
  const { vendor, includeOutlets } = useCurrentVendor();
  const reading = useQuery(cashDaysQuery({ vendorId: vendor.vendor_id, from, to, includeOutlets }));
  const { data, error, refetch } = reading;
  if (data !== undefined) return <Shown found={data} onDay={onDay} />;
  if (error === null) return <SkeletonCards count={4} height={88} />;
  return <ReadingFailed title={t('failed.title')} error={error} onRetry={() => void refetch()} />;
}

function Shown({ found, onDay }: { found: Days; onDay: (day: string) => void }) {
  const t = useTexts('cash-book');
  const { date, money } = useFormats();
  const { time_zone: timeZone } = useDeployment();
  const { sums, open, days, outlets } = found;
  const name = (day: string) => date(startOfDate(day, timeZone));
  // The book of a day is that of one vendor, so the sums of several lead to none.
  const head = (day: string) =>
    outlets.length > 0 ? (
      name(day)
    ) : (
      <Button variant="subtle" size="sm" className={classes.open} onClick={() => onDay(day)}>
        {name(day)}
      </Button>
    );
  return (
    <>
      <Sums sums={sums} open={open} />
      {days.length === 0 && <FullState icon={<Banknote size={32} />} title={t('days.empty')} />}
      {outlets.length > 0 && (
        <Listed title={t('branches')}>
          {outlets.map((book) => (
            <Entry key={book.vendor_id} head={<bdi>{book.name}</bdi>} amounts={book} />
          ))}
        </Listed>
      )}
      {days.length > 0 && (
        <Listed title={t('by-day')}>
          {days.toReversed().map((one) => (
            <Entry key={one.day} head={head(one.day)} amounts={{ sums: one.sums }}>
              {one.closed > 0 && (
                <Text as="span" size={3} tone="soft">
                  {one.difference === 0 ? t('no-difference') : t('difference', { amount: money(one.difference) })}
                </Text>
              )}
            </Entry>
          ))}
        </Listed>
      )}
    </>
  );
}

function Listed({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={2} aria-label={title}>
      <Text as="h2" size={6} weight={750}>
        {title}
      </Text>
      <Card padding={4}>
        <ul className={classes.list}>{children}</ul>
      </Card>
    </Stack>
  );
}

function Entry({
  head,
  amounts,
  children,
}: {
  head: ReactNode;
  amounts: Parameters<ReturnType<typeof useNamedSums>>[0];
  children?: ReactNode;
}) {
  const { money } = useFormats();
  return (
    <li>
      <Row wrap justify="between" gap={2}>
        <Text as="span" weight={650}>
          {head}
        </Text>
        {children}
      </Row>
      <Row as="dl" wrap gap={4} className={classes.amounts}>
        {useNamedSums()(amounts).map(([label, amount]) => (
          <div key={label}>
            <Text as="dt" size={2} tone="soft">
              {label}
            </Text>
            <Text as="dd" size={4} numbers>
              <MoneyText>{money(amount)}</MoneyText>
            </Text>
          </div>
        ))}
      </Row>
    </li>
  );
}
