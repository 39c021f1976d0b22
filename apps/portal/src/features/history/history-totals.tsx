import { exportPath, proofsExportPath } from '@riderbell/contract/files.ts';
import { proofKinds } from '@riderbell/contract/shapes/order.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { Skeleton } from '@riderbell/ui/states/skeleton.tsx';
import { MoneyText } from '@riderbell/ui/values.tsx';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useFlags } from '@riderbell/web/flags/flags.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { filterOf, type HistoryRequest } from '../../parts/orders/data/history-orders.ts';
import { DownloadButton } from '../../parts/downloads/download-button.tsx';
import { useCurrentVendor, useRight } from '../../platform/vendors/current-vendor.tsx';
import { type FileChoice, useSheetChoices } from '../../parts/downloads/file-choice.ts';
import { shownProofs } from '../../parts/orders/detail/shown-proofs.ts';
import { totalsQuery } from '../../parts/orders/data/order-totals.ts';
import classes from './history-totals.module.css';
import { ScheduleButton } from './schedule/schedule-button.tsx';

/** What all orders of the filter add up to, also those that are not listed yet. */
export function HistoryTotals({ request, children }: { request: HistoryRequest; children?: ReactNode }) {
  const t = useTexts('history');
  const orders = useTexts('tracking');
  const { money } = useFormats();
  const { vendors } = useCurrentVendor();
  const sheets = useSheetChoices();
  const isOn = useFlags();
  const mayExport = useRight('export-orders');
  const vendor = vendors.find((one) => one.vendor_id === request.scope.vendorId);
  const { data, isError, refetch } = useQuery(totalsQuery(request));
  const proofsOf = (count: number): FileChoice => ({
    kind: 'zip',
    label: t('download.proofs', { count }),
    hint: t('download.proofs.hint'),
    pathOf: (language) => proofsExportPath(request.scope.vendorId, { ...filterOf(request), language }),
  });
  return (
    <Row wrap justify="between" gap={2.5} className={classes.totals}>
      <Row as="section" wrap gap={4} className={classes.sums} aria-label={t('totals')}>
        {data === undefined && !isError && <Skeleton height={20} width={240} />}
        {isError && (
          <Button variant="subtle" size="sm" onClick={() => void refetch()}>
            {t('totals')}: {orders('failed.retry')}
          </Button>
        )}
        {data !== undefined && (
          <>
            <Text as="strong" size={4} numbers>
              {orders('tab.count', { count: data.orders })}
            </Text>
            <Sum name={t('totals.fees')} value={money(data.delivery_fees)} />
            {data.cash_collected > 0 && <Sum name={t('totals.collected')} value={money(data.cash_collected)} />}
            {data.cash_paid_at_pickup > 0 && <Sum name={t('totals.paid')} value={money(data.cash_paid_at_pickup)} />}
          </>
        )}
      </Row>
      <Row wrap gap={2.5}>
        {children}
        {data !== undefined && data.orders > 0 && mayExport && (
          <DownloadButton
            file={{
              title: t('download', { count: data.orders }),
              failed: t('txhistory.download-failed'),
              choices: [
                ...sheets((format, language) =>
                  exportPath(request.scope.vendorId, { ...filterOf(request), format, language }),
                ),
                // Where the portal shows no photos, it offers none.
                ...(shownProofs(proofKinds, isOn).length > 0 ? [proofsOf(data.orders)] : []),
              ],
            }}
          />
        )}
        {vendor?.rights.includes('schedule-exports') === true && (
          <ScheduleButton key={vendor.vendor_id} vendor={vendor} />
        )}
      </Row>
    </Row>
  );
}

function Sum({ name, value }: { name: string; value: string }) {
  return (
    <Text as="span" size={4}>
      <Text as="span" tone="soft">
        {name}
      </Text>{' '}
      <strong>
        <MoneyText>{value}</MoneyText>
      </strong>
    </Text>
  );
}
