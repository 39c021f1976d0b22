import { useDeployment } from '@riderbell/web/deployment.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { CheckboxField } from '@riderbell/ui/fields/checkbox-field.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text, textLook } from '@riderbell/ui/layout/text.tsx';
import { paths } from '../../../platform/paths.ts';
import type { AccountForm } from '../form/use-account-form.ts';
import type { Registration } from './check-registration.ts';

/**
 * The terms, which the visitor must accept (specification §5), and the privacy line. They open in a new tab, so that
 * the form stays filled in.
 */
export function TermsField<Draft extends Pick<Registration, 'terms_accepted'>>({ form }: { form: AccountForm<Draft> }) {
  const t = useTexts('accounts');
  // A country may have its own terms elsewhere.
  const { terms_url: ownTerms } = useDeployment();
  return (
    <Stack gap={3.5}>
      <CheckboxField
        label={t('terms.accept')}
        name="terms"
        checked={form.draft.terms_accepted}
        error={form.fault('terms_accepted')}
        onChange={(checked) => form.set('terms_accepted', checked)}
      />
      <Text size={3} tone="soft">
        {t('privacy')}{' '}
        <a
          href={ownTerms ?? paths.termsAndConditions()}
          target="_blank"
          rel="noreferrer"
          className={textLook({ weight: 650 })}
        >
          {t('terms.read')}
          <span className="app-visually-hidden"> ({t('terms.new-tab')})</span>
        </a>
      </Text>
    </Stack>
  );
}
