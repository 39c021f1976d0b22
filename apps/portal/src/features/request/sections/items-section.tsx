import { decimalMarkOf } from '@riderbell/domain/countries/money.ts';
import { descriptionLength, descriptionLimit } from '@riderbell/domain/orders/order-request-checks.ts';
import type { ReactNode } from 'react';
import { useFormState, type UseFormReturn, useWatch } from 'react-hook-form';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useFlag } from '@riderbell/web/flags/flags.ts';
import { useLanguage, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text, textLook } from '@riderbell/ui/layout/text.tsx';
import { LongTextField } from '@riderbell/ui/fields/long-text-field.tsx';
import { TextField } from '@riderbell/ui/fields/text-field.tsx';
import { Grid } from '@riderbell/ui/layout/grid.tsx';
import type { RequestForm } from '../model/request-form.ts';
import { Section } from './section.tsx';
import classes from './sections.module.css';

/** What the rider carries, and its value. */
export function ItemsSection({
  form,
  withAgeCheck,
  hidden,
  children,
}: {
  form: UseFormReturn<RequestForm>;
  /** Whether the form asks for an age check by the rider. */
  withAgeCheck: boolean;
  hidden: boolean;
  /** The rules about what may be sent. */
  children?: ReactNode;
}) {
  const t = useTexts('orders');
  const { errors } = useFormState({ control: form.control });
  const [description, ageCheck] = useWatch({ control: form.control, name: ['description', 'ageCheck'] });
  const idCheck = useFlag('tag-id-check-pg');
  return (
    <Section title={t('items.title')} hidden={hidden}>
      <Grid gap={4} className={classes.items}>
        <LongTextField
          label={t('items.description')}
          optional
          error={errors.description?.message}
          placeholder={t('items.description.placeholder')}
          limit={descriptionLimit}
          length={descriptionLength(description)}
          minRows={1}
          {...form.register('description')}
        />
        <AmountField form={form} />
      </Grid>
      {children}
      {withAgeCheck && (idCheck || ageCheck) && (
        <Row as="label" align="start" gap={3} touch className={classes.check}>
          <input type="checkbox" {...form.register('ageCheck')} />
          <Stack as="span" className={textLook({ lines: 'open' })}>
            <span>{t('items.age-check')}</span>
            <Text as="span" size={3} tone="soft">
              {t('items.age-check.hint')}
            </Text>
          </Stack>
        </Row>
      )}
    </Section>
  );
}

/** The value of the items, which decides what the rider collects. */
function AmountField({ form }: { form: UseFormReturn<RequestForm> }) {
  const t = useTexts('orders');
  const { language } = useLanguage();
  const { currency, currency_digits: digits, rules } = useDeployment();
  const { errors } = useFormState({ control: form.control });
  return (
    <TextField
      label={t('items.amount')}
      optional={!rules.amount_required}
      error={errors.amount?.message}
      inputMode={digits === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      placeholder={(0).toFixed(digits).replace('.', decimalMarkOf(language))}
      end={
        <Text as="bdi" size={3} weight={650}>
          {currency}
        </Text>
      }
      endWidth="4rem"
      {...form.register('amount')}
    />
  );
}
