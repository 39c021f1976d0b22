import type { TrackedOrder } from '@riderbell/contract/shapes/tracked-order.ts';
import { useState } from 'react';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { VisuallyHidden } from '@riderbell/ui/layout/visually-hidden.tsx';
import { InlineNotice } from '@riderbell/ui/notices/inline-notice.tsx';
import { OtherAmount } from './other-amount.tsx';
import { useChangeNote } from './use-change-note.ts';

type Said = NonNullable<NonNullable<TrackedOrder['change_note']>['said']>;

/**
 * What the recipient pays with: one press saves it, and another press on the same amount takes it back.
 * @param onChange called after the recipient has changed the order
 */
export function ChangeNote({ order, onChange }: { order: TrackedOrder; onChange: () => void }) {
  const t = useTexts('change-note');
  const { money } = useFormats();
  const [isOther, setIsOther] = useState(false);
  const { newest, say, saying, problem } = useChangeNote(order, onChange);
  const { to_pay: due, change_note: note } = newest;
  if (due === null || note === null) return null;
  const said = note.said?.pays_with ?? null;
  const choices = [...new Set([due, ...note.choices, ...(said === null ? [] : [said])])].toSorted((a, b) => a - b);
  const choose = (amount: number) => {
    setIsOther(false);
    say(amount === said ? null : amount);
  };
  return (
    <Stack as="section" gap={3} before={4}>
      <div>
        <Text as="h2" size={5} weight={700}>
          {t('title')}
        </Text>
        <Text size={3} tone="soft">
          {t('hint')}
        </Text>
      </div>
      {note.dropped && <InlineNotice kind="warning">{t('dropped')}</InlineNotice>}
      <fieldset>
        <VisuallyHidden as="legend">{t('title')}</VisuallyHidden>
        <Row wrap gap={2}>
          {choices.map((amount) => (
            <Button
              key={amount}
              size="sm"
              variant={amount === said ? 'filled' : 'default'}
              aria-pressed={amount === said}
              loading={saying === amount}
              onClick={() => choose(amount)}
            >
              {amount === due ? t('exact') : money(amount)}
            </Button>
          ))}
          <Button size="sm" variant="default" aria-expanded={isOther} onClick={() => setIsOther(!isOther)}>
            {t('other')}
          </Button>
        </Row>
      </fieldset>
      {isOther && <OtherAmount currency={order.currency} saying={saying !== null} onSay={say} />}
      {problem !== null && <InlineNotice kind="error">{t(problem)}</InlineNotice>}
      <Text weight={650} pretty aria-live="polite">
        {note.said !== null && <WhatWasSaid said={note.said} />}
      </Text>
    </Stack>
  );
}

function WhatWasSaid({ said: { pays_with: paysWith, change } }: { said: Said }) {
  const t = useTexts('change-note');
  const { money } = useFormats();
  return change === 0 ? t('said.exact') : t('said', { amount: money(paysWith), change: money(change) });
}
