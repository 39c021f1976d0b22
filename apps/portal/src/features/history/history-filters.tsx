import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { guestVendorId } from '@riderbell/domain/outlets/guest-vendor.ts';
import { longestPeriodDays, type PeriodRefusal, periods } from '@riderbell/domain/orders/history-period.ts';
import { orderStatusFilters } from '@riderbell/domain/orders/status-groups.ts';
import { Suspense, useState } from 'react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useTooLongMessage } from '@riderbell/web/i18n/use-too-long-message.ts';
import { lazyPart } from '@riderbell/web/lazy/lazy-part.ts';
import { Grid } from '@riderbell/ui/layout/grid.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { TextField } from '@riderbell/ui/fields/text-field.tsx';
import { Skeleton } from '@riderbell/ui/states/skeleton.tsx';
import { SelectField } from '@riderbell/ui/fields/select-field.tsx';
import { useCurrentVendor } from '../../platform/vendors/current-vendor.tsx';
import { SearchBox } from '../../parts/orders/list/search-box.tsx';
import type { HistoryFilter } from './history-filter.ts';
import classes from './history-filters.module.css';
import { useDebounced } from './use-debounced.ts';

const typingPauseMs = 500;
/** The longest search that the server accepts. */
const longestSearch = 100;

/** Loads later: guests search differently (specification §5), and few visitors are guests. */
const PhoneSearchField = lazyPart(() => import('./phone-search-field.tsx'), 'PhoneSearchField');

/** Vendor, status, period and search key of the history (specification §2, All orders). */
export function HistoryFilters({
  filter,
  typed,
  onFilter,
  refusal,
  today,
}: {
  filter: HistoryFilter;
  /** The initial text of the search field. */
  typed: string;
  onFilter: (change: Partial<HistoryFilter>) => void;
  refusal: PeriodRefusal | null;
  /** The last day that can be chosen, as "2026-11-21". */
  today: string;
}) {
  const t = useTexts('tracking');
  const problems = useTexts('errors');
  const { vendor } = useCurrentVendor();
  const [search, setSearch] = useState(typed);
  const tooLong = useTooLongMessage()(search, longestSearch);
  const look = (text: string) => {
    if (text.trim().length <= longestSearch) onFilter({ search: text.trim() });
  };
  const searchLater = useDebounced(look, typingPauseMs);
  return (
    <Stack as="search" gap={2.5} className={classes.filters} aria-label={t('history.filters')}>
      {vendor.vendor_id === guestVendorId ? (
        <Suspense fallback={<Skeleton height={66} />}>
          <PhoneSearchField search={typed} onSearch={(found) => onFilter({ search: found })} />
        </Suspense>
      ) : (
        <SearchBox
          value={search}
          error={tooLong}
          onChange={(text) => {
            setSearch(text);
            searchLater.call(text);
          }}
          onSubmit={look}
        />
      )}
      <VendorFilter vendorId={filter.vendorId} onVendor={(vendorId) => onFilter({ vendorId })} />
      <Grid columns={2} gap={2.5}>
        <SelectField
          label={t('history.status')}
          size="sm"
          options={orderStatusFilters.map((value) => ({ value, label: t(`history.status.${value}`) }))}
          value={filter.status}
          onChange={({ currentTarget }) => {
            const status = orderStatusFilters.find((value) => value === currentTarget.value);
            if (status !== undefined) onFilter({ status });
          }}
        />
        <SelectField
          label={t('history.period')}
          size="sm"
          options={periods.map((value) => ({ value, label: t(`history.period.${value}`) }))}
          value={filter.period}
          onChange={({ currentTarget }) => {
            const period = periods.find((value) => value === currentTarget.value);
            if (period !== undefined) onFilter({ period });
          }}
        />
      </Grid>
      {filter.period === 'custom' && (
        <Grid columns={2} gap={2.5}>
          <TextField
            type="date"
            label={t('history.from')}
            size="sm"
            max={filter.to === '' ? today : filter.to}
            value={filter.from}
            onChange={({ currentTarget }) => onFilter({ from: currentTarget.value })}
          />
          <TextField
            type="date"
            label={t('history.to')}
            size="sm"
            min={filter.from}
            max={today}
            value={filter.to}
            onChange={({ currentTarget }) => onFilter({ to: currentTarget.value })}
          />
        </Grid>
      )}
      {refusal !== null && (
        <Text
          size={3}
          tone={refusal === 'missing' ? 'soft' : 'negative'}
          role={refusal === 'missing' ? undefined : 'alert'}
        >
          {refusal === 'missing'
            ? t('history.period.missing')
            : problems(`validation.period-${refusal}`, { maximum: longestPeriodDays })}
        </Text>
      )}
    </Stack>
  );
}

/** A parent chooses among its outlets; every other vendor has one branch, shown at the top of the page. */
function VendorFilter({
  vendorId,
  onVendor,
}: {
  vendorId: string | null;
  onVendor: (vendorId: string | null) => void;
}) {
  const t = useTexts('tracking');
  const { vendor, vendors, includeOutlets } = useCurrentVendor();
  const outlets = vendors.filter(({ parent_vendor_id }) => parent_vendor_id === vendor.vendor_id);
  if (!vendor.is_parent || outlets.length === 0) return null;
  const own = includeOutlets ? t('history.vendor.all', { vendor: vendor.name }) : vendor.name;
  const nameOf = (outlet: Vendor) => ({ value: outlet.vendor_id, label: outlet.name });
  return (
    <SelectField
      label={t('history.vendor')}
      size="sm"
      options={[{ value: '', label: own }, ...outlets.map(nameOf)]}
      value={vendorId ?? ''}
      onChange={({ currentTarget }) => onVendor(currentTarget.value === '' ? null : currentTarget.value)}
    />
  );
}
