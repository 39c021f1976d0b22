import { Button } from '@mantine/core';
import { useState } from 'react';
import { InlineNotice } from '@riderbell/ui/notices/inline-notice.tsx';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import type { RequestFacts } from '../model/request-facts.ts';
import { emptyForm } from '../model/request-form.ts';
import type { RequestModel } from '../model/request-model.ts';
import { keepFields } from '../submission/use-request-submission.ts';

/** Says that the form was not empty to begin with, and offers the way to one that is. */
export function BegunNotice({
  isRestored,
  facts,
  model,
}: {
  /** Whether it begins with what was filled in here before. */
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

/** Puts the form back to how it begins, with the payment method as it is: that is the counter's habit, not the customer's. */
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
