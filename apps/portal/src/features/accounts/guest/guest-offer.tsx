import { type ReactNode, useId } from 'react';
import type { Problem } from '@riderbell/web/api/api-problem.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Card } from '@riderbell/ui/layout/card.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import classes from '../connect-screen.module.css';
import { ProblemNotice } from '../form/problem-notice.tsx';

/**
 * The guest checkout offer (specification §2): a rider without an account.
 * @param refused why the last attempt failed
 * @param action the link to it
 */
export function GuestOffer({ refused, action }: { refused: Problem | null; action: ReactNode }) {
  const t = useTexts('accounts');
  const title = useId();
  return (
    <Card as="section" gap={4} padding={5} before={8} className={classes.offer} aria-labelledby={title}>
      <div>
        <Text as="h2" id={title} size={5} weight={750}>
          {t('guest.title')}
        </Text>
        <Text size={4} tone="soft" before={0.5}>
          {t('guest.text')}
        </Text>
      </div>
      {refused !== null && <ProblemNotice problem={refused} />}
      {action}
    </Card>
  );
}
