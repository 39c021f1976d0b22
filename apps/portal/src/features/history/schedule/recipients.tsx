import type { ExportScheduleOfVendor } from '@riderbell/contract/shapes/export-schedule.ts';
import { isolated } from '@riderbell/domain/countries/isolated.ts';
import { useId } from 'react';
import { CheckboxField } from '@riderbell/ui/fields/checkbox-field.tsx';
import { FieldErrorLine } from '@riderbell/ui/fields/field-error.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { useLanguage, useTexts } from '@riderbell/web/i18n/use-texts.ts';

/** The people of the team who may have the orders, each with a check box. */
export function Recipients({
  people,
  chosen,
  error,
  onChange,
}: {
  people: ExportScheduleOfVendor['people'];
  /** E-mail addresses. */
  chosen: readonly string[];
  error: string | null;
  onChange: (chosen: string[]) => void;
}) {
  const t = useTexts('exports');
  const { language } = useLanguage();
  const errorId = useId();
  return (
    <fieldset aria-describedby={error === null ? undefined : errorId}>
      <Text as="legend" size={3} weight={600} tone="soft" after={1.5}>
        {t('schedule.people')}
      </Text>
      <Stack gap={2.5}>
        {people.map(({ email, name }) => (
          <CheckboxField
            key={email}
            label={[name, email]
              .filter((part) => part !== '')
              .map((part) => isolated(part, language))
              .join(' · ')}
            name={email}
            checked={chosen.includes(email)}
            onChange={(isChosen) => onChange(isChosen ? [...chosen, email] : chosen.filter((one) => one !== email))}
          />
        ))}
      </Stack>
      {error !== null && <FieldErrorLine id={errorId} text={error} />}
    </fieldset>
  );
}
