import { Button, Radio } from '@mantine/core';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import { cancelReasons } from '@riderbell/domain/orders/cancellation.ts';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { useCancelOrder } from '../data/use-cancel-order.ts';
import classes from './cancel-dialog.module.css';

/** Asks why, and cancels (specification §8, Cancel reasons). */
export function CancelDialog({
  order,
  opened,
  onClose,
  onChanged,
}: {
  order: Order;
  opened: boolean;
  onClose: () => void;
  onChanged: (order: Order) => void;
}) {
  const t = useTexts('tracking');
  const [chosen, setChosen] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const cancellation = useCancelOrder(order, onChanged);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const reason = cancelReasons.find((name) => name === chosen);
    setMissing(reason === undefined);
    // The notice says how it went; a dialog that stayed after a refusal would only offer the same refusal again.
    if (reason !== undefined) cancellation.mutate(reason, { onSettled: onClose });
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={t('cancel.title')} size="lg">
      <form onSubmit={submit} noValidate>
        <p className={classes.lead}>{t('cancel.lead', { customer: order.customer.name })}</p>
        <Radio.Group
          label={t('cancel.question')}
          value={chosen}
          onChange={(value) => {
            setChosen(value);
            setMissing(false);
          }}
          error={missing && t('cancel.choose')}
        >
          <div className={classes.reasons}>
            {cancelReasons.map((reason) => (
              <Radio
                key={reason}
                value={reason}
                label={t(`cancel.reason.${reason}`)}
                classNames={{ root: classes.reason, body: classes.body, label: classes.label }}
              />
            ))}
          </div>
        </Radio.Group>
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {t('cancel.keep')}
          </Button>
          <Button type="submit" loading={cancellation.isPending} className={classes.confirm}>
            {t('cancel.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
