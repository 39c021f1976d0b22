import type { BulkRow } from '@riderbell/contract/shapes/bulk-job.ts';
import type { BulkValues } from '@riderbell/domain/bulk-orders/bulk-columns.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { Dialog } from '@riderbell/ui/dialogs/dialog.tsx';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useState } from 'react';
import { AddressChoice } from './address-choice.tsx';

/** Chooses the address of a row, which sets its coordinates too. */
export function AddressDialog({
  row,
  values,
  onSave,
  onClose,
}: {
  row: BulkRow;
  values: BulkValues;
  onSave: (values: BulkValues) => void;
  onClose: () => void;
}) {
  const t = useTexts('bulk-orders');
  const common = useTexts('common');
  const [chosen, setChosen] = useState<BulkValues | null>(null);
  return (
    <Dialog
      isOpen
      size="lg"
      onClose={onClose}
      title={t('address.title', { number: row.row_number })}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button disabled={chosen === null} onClick={() => chosen !== null && onSave(chosen)}>
            {t('row.save')}
          </Button>
        </>
      }
    >
      <AddressChoice row={row} values={values} onChoose={setChosen} />
    </Dialog>
  );
}
