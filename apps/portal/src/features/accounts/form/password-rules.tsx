import { passwordRules } from '@riderbell/domain/accounts/password-rules.ts';
import { Circle, CircleAlert, CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { useProblemText, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { textLook } from '@riderbell/ui/layout/text.tsx';

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
      <Stack as="ul" gap={1} before={0.5} aria-labelledby={titleId}>
        {passwordRules.map(({ key, met }) => {
          const isMet = met(password);
          const Icon = isMet ? CircleCheck : refused ? CircleAlert : Circle;
          return (
            <Row
              as="li"
              key={key}
              align="start"
              gap={2}
              className={textLook({
                size: 2,
                lines: 'even',
                tone: isMet ? 'ink' : refused ? 'negative' : 'soft',
                weight: refused && !isMet ? 600 : undefined,
              })}
            >
              <Icon size={16} aria-hidden className={textLook({ tone: isMet ? 'positive' : undefined, before: 0.5 })} />
              <span>
                <span className="app-visually-hidden">{isMet ? t('rule.met') : t('rule.unmet')} </span>
                {problemText({ translationKey: key, values: {} })}
              </span>
            </Row>
          );
        })}
      </Stack>
    </>
  );
}
