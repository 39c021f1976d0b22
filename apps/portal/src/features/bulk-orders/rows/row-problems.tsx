import type { BulkRow } from '@riderbell/contract/shapes/bulk-job.ts';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text, textLook } from '@riderbell/ui/layout/text.tsx';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../platform/paths.ts';
import { useCurrentVendor } from '../../../platform/vendors/current-vendor.tsx';
import classes from '../grid/grid.module.css';
import { useRowErrorText } from './row-state.ts';

/** The errors of a row with their columns, and its warnings. */
export function RowProblems({ row, withColumns = true }: { row: BulkRow; withColumns?: boolean }) {
  const t = useTexts('bulk-orders');
  const errorText = useRowErrorText();
  if (row.error.length === 0 && row.warnings.length === 0) return null;
  return (
    <Stack as="ul" gap={1} className={textLook({ size: 3 })}>
      {row.error.map((error) => (
        <Row
          as="li"
          key={`${error.column} ${error.code}`}
          align="start"
          gap={1.5}
          className={textLook({ tone: 'negative' })}
        >
          <CircleAlert size={16} aria-hidden />
          <span className={classes.problem}>
            {withColumns && error.column !== null && <strong>{t(`column.${error.column}`)}: </strong>}
            {errorText(error)}
            {error.value !== '' && (
              <>
                {' '}
                <bdi>“{error.value.slice(0, 80)}”</bdi>
              </>
            )}
          </span>
        </Row>
      ))}
      {row.warnings.map((warning) => (
        <Row as="li" key={warning.kind} align="start" gap={1.5} className={textLook({ tone: 'caution' })}>
          <TriangleAlert size={16} aria-hidden />
          <span className={classes.problem}>
            {warning.kind === 'repeated-in-file'
              ? t('warning.repeated-in-file', { rows: warning.row_numbers.join(', ') })
              : t(`warning.${warning.kind}`)}
            {'order_id' in warning && (
              <>
                {' '}
                <OrderLink orderId={warning.order_id} />
              </>
            )}
          </span>
        </Row>
      ))}
    </Stack>
  );
}

/** Leads to an order on the tracking screen, in another tab because the upload is not done. */
export function OrderLink({ orderId }: { orderId: string }) {
  const t = useTexts('bulk-orders');
  const { vendor } = useCurrentVendor();
  return (
    <Text as={Link} tone="brand" weight={650} to={paths.orderTracking(vendor.vendor_id, orderId)} target="_blank">
      {t('row.order')}
    </Text>
  );
}
