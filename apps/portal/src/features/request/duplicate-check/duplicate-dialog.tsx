import { readableAddress } from '@riderbell/domain/places/address.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Link } from 'react-router';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { Dialog } from '@riderbell/ui/dialogs/dialog.tsx';
import { paths } from '../../../platform/paths.ts';
import type { SubmissionState } from '../submission/submission-state.ts';

/** Asks whether the merchant wants the same order once more, and links to the existing one. */
export function DuplicateDialog({ state }: { state: SubmissionState }) {
  return state.phase === 'duplicate' ? <Question {...state} /> : null;
}

function Question({
  before: { order_id: orderId, vendor_id: vendorId, customer, order },
  minutesAgo,
  answer,
}: Extract<SubmissionState, { phase: 'duplicate' }>) {
  const t = useTexts('orders');
  const formats = useFormats();
  const { name } = customer;
  const back = () => answer(false);
  return (
    <Dialog
      isOpen
      onClose={back}
      size="lg"
      title={minutesAgo < 1 ? t('duplicate.now', { name }) : t('duplicate.ago', { name, count: minutesAgo })}
      actions={
        <>
          <Button variant="default" onClick={back}>
            {t('duplicate.back')}
          </Button>
          {/* The form stays filled in for a merchant who comes back. */}
          <Button as={Link} to={paths.orderTracking(vendorId, orderId)} variant="default" onClick={back}>
            {t('duplicate.show')}
          </Button>
          <Button onClick={() => answer(true)}>{t('duplicate.anyway')}</Button>
        </>
      }
    >
      <p>{t('duplicate.text')}</p>
      <p>
        <bdi>{readableAddress(customer.location.address)}</bdi>
      </p>
      {order.amount > 0 && <p>{formats.money(order.amount)}</p>}
    </Dialog>
  );
}
