import { useWatch } from 'react-hook-form';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { ConfirmDialog } from '@riderbell/ui/dialogs/confirm-dialog.tsx';
import { DuplicateDialog } from '../duplicate-check/duplicate-dialog.tsx';
import type { RequestModel } from '../model/request-model.ts';

/**
 * The questions before a rider is requested, in sequence: an item value that seems high, a duplicate, a changed fee.
 */
export function RequestDialogs({
  model: { form, submission, itemValue },
  acceptFee,
}: {
  model: RequestModel;
  acceptFee: string;
}) {
  const t = useTexts('orders');
  const formats = useFormats();
  const { currency } = useDeployment();
  const { state } = submission;
  const typed = useWatch({ control: form.control, name: 'amount' });
  const asking = state.phase === 'asking' ? state : null;
  return (
    <>
      <ConfirmDialog
        isOpen={asking !== null}
        title={t('fee-changed.title')}
        confirmLabel={acceptFee}
        cancelLabel={t('fee-changed.decline')}
        onConfirm={() => asking?.answer(true)}
        onCancel={() => asking?.answer(false)}
      >
        {asking && (
          <>
            <p>{t('fee-changed.question', { fee: formats.number(asking.quote.fee), currency })}</p>
            <p>{t('fee-changed.before', { fee: formats.money(asking.before) })}</p>
          </>
        )}
      </ConfirmDialog>
      <DuplicateDialog state={state} />
      <ConfirmDialog
        isOpen={itemValue.isAsked}
        title={t('item-value.title')}
        confirmLabel={t('item-value.confirm')}
        cancelLabel={t('item-value.change')}
        onConfirm={itemValue.confirm}
        onCancel={itemValue.change}
      >
        <p>{t('item-value.text')}</p>
        <p>{t('item-value.value', { amount: `${typed} ${currency}` })}</p>
      </ConfirmDialog>
    </>
  );
}
