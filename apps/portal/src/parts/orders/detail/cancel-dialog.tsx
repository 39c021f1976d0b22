import type { Order } from '@riderbell/contract/shapes/order.ts';
import { type CancelReason, cancelReasons } from '@riderbell/domain/orders/cancellation.ts';
import { type FormEvent, useId, useState } from 'react';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { Dialog } from '@riderbell/ui/dialogs/dialog.tsx';
import { FieldError } from '@riderbell/ui/fields/field-error.tsx';
import { Grid } from '@riderbell/ui/layout/grid.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Text, textLook } from '@riderbell/ui/layout/text.tsx';
import { useCancelOrder } from '../data/use-cancel-order.ts';
import classes from './cancel-dialog.module.css';

/** Asks for the reason, and cancels (specification §8, Cancel reasons). */
export function CancelDialog({
  order,
  isOpen,
  reason: suggested,
  onClose,
  onChanged,
}: {
  order: Order;
  isOpen: boolean;
  /** The reason that is preselected. */
  reason?: CancelReason;
  onClose: () => void;
  onChanged: (order: Order) => void;
}) {
  const t = useTexts('tracking');
  const errorId = useId();
  const formId = useId();
  const [chosen, setChosen] = useState<CancelReason | null>(suggested ?? null);
  const [missing, setMissing] = useState(false);
  const cancellation = useCancelOrder(order, onChanged);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(chosen === null);
    // The snackbar reports the result. After a refusal the dialog would only offer the same refusal again, so it
    // closes; without an answer it stays open for a retry.
    const isAnswered = (error: Error | null) => error === null || (error instanceof ApiProblem && error.status > 0);
    if (chosen !== null) cancellation.mutate(chosen, { onSettled: (_, error) => isAnswered(error) && onClose() });
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('cancel.title')}
      size="lg"
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('cancel.keep')}
          </Button>
          <Button type="submit" form={formId} loading={cancellation.isPending} className={classes.confirm}>
            {t('cancel.confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Text tone="soft" after={4}>
          {t('cancel.lead', { customer: order.customer.name })}
        </Text>
        <fieldset aria-describedby={missing ? errorId : undefined}>
          <Text as="legend" size={4} weight={650}>
            {t('cancel.question')}
          </Text>
          <Grid before={1} className={classes.reasons}>
            {cancelReasons.map((reason) => (
              <Row as="label" key={reason} gap={3} className={`${textLook({ lines: 'close' })} ${classes.reason}`}>
                <input
                  type="radio"
                  name={errorId}
                  checked={reason === chosen}
                  onChange={() => {
                    setChosen(reason);
                    setMissing(false);
                  }}
                />
                {t(`cancel.reason.${reason}`)}
              </Row>
            ))}
          </Grid>
          {missing && (
            <Text as="div" size={3} tone="negative" id={errorId} role="alert">
              <FieldError text={t('cancel.choose')} />
            </Text>
          )}
        </fieldset>
      </form>
    </Dialog>
  );
}
