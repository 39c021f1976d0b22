import { Button, Modal, Radio } from '@mantine/core';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import { cancelReasons } from '@riderbell/domain/orders/cancellation.ts';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
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
  const common = useTexts('common');
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
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('cancel.title')}
      size="md"
      closeButtonProps={{ 'aria-label': common('close') }}
      classNames={{ title: classes.title }}
    >
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
          classNames={{ label: classes.question }}
        >
          <div className={classes.reasons}>
            {cancelReasons.map((reason) => (
              <Radio
                key={reason}
                value={reason}
                label={t(`cancel.reason.${reason}`)}
                classNames={{ body: classes.reason }}
              />
            ))}
          </div>
        </Radio.Group>
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {t('cancel.keep')}
          </Button>
          <Button type="submit" color="red" loading={cancellation.isPending} className={classes.confirm}>
            {t('cancel.confirm')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
