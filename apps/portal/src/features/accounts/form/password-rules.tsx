import { passwordRules } from '@riderbell/domain/accounts/password-rules.ts';
import { Circle, CircleAlert, CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { useProblemText, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import classes from './password-rules.module.css';

/**
 * The rules of a new password, ticked as they are met (specification §5).
 * @param refused whether the visitor has submitted a password that breaks them
 */
export function PasswordRules({ password, refused }: { password: string; refused: boolean }) {
  const t = useTexts('accounts');
  const problemText = useProblemText();
  const titleId = useId();
  return (
    <>
      {/* Not the label of the list: screen readers read a description with all its content. */}
      <span id={titleId} className="app-visually-hidden">
        {t('password.rules')}{' '}
      </span>
      <ul className={classes.rules} aria-labelledby={titleId}>
        {passwordRules.map(({ key, met }) => {
          const isMet = met(password);
          const Icon = isMet ? CircleCheck : refused ? CircleAlert : Circle;
          return (
            <li key={key} className={classes.rule} data-met={isMet} data-refused={refused && !isMet}>
              <Icon size={16} aria-hidden className={classes.icon} />
              <span>
                <span className="app-visually-hidden">{isMet ? t('rule.met') : t('rule.unmet')} </span>
                {problemText({ translationKey: key, values: {} })}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
