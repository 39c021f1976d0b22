import { type ReactNode, useId } from 'react';
import type { Problem } from '@riderbell/web/api/api-problem.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
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
    <section className={classes.offer} aria-labelledby={title}>
      <div>
        <h2 id={title} className={classes.offerTitle}>
          {t('guest.title')}
        </h2>
        <p className={classes.offerText}>{t('guest.text')}</p>
      </div>
      {refused !== null && <ProblemNotice problem={refused} />}
      {action}
    </section>
  );
}
