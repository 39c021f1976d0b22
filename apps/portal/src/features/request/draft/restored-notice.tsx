import { useState } from 'react';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { InlineNotice } from '@riderbell/ui/notices/inline-notice.tsx';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import type { RequestFacts } from '../model/request-facts.ts';
import { emptyForm } from '../model/request-form.ts';
import type { RequestModel } from '../model/request-model.ts';
import { keepFields } from '../submission/use-request-submission.ts';

/** Says that the form did not begin empty, and offers to clear it. */
export function RestoredNotice({
  isRestored,
  facts,
  model,
}: {
  /** Whether the form was restored from a draft. */
  isRestored: boolean;
  facts: RequestFacts;
  model: RequestModel;
}) {
  const t = useTexts('orders');
  const [read, setRead] = useState(false);
  const startAgain = () => {
    setRead(true);
    startOver(facts, model);
  };
  return facts.mode.view.notice(
    isRestored && !read ? (
      <InlineNotice
        kind="info"
        action={
          <Button variant="default" size="xs" onClick={startAgain}>
            {t('draft.clear')}
          </Button>
        }
      >
        {t('draft.restored')}
      </InlineNotice>
    ) : null,
  );
}

/**
 * Resets the form to its initial values. The payment method stays, because it is the merchant's habit and not the
 * customer's.
 */
function startOver({ mode, dispatch }: RequestFacts, { form, address, elements }: RequestModel): void {
  const { own } = mode.draft;
  form.reset(own?.form ?? { ...emptyForm, paymentMethod: form.getValues('paymentMethod') }, keepFields);
  address.setFault(null);
  address.typed.ask('');
  mode.draft.clear();
  if (own?.destination) dispatch({ type: 'DestinationChosen', place: own.destination });
  else dispatch({ type: 'DestinationDropped' });
  elements.address.current?.focus();
}
