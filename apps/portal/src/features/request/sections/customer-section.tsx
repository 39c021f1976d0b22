import { filterPhoneInput } from '@riderbell/domain/orders/phone-number.ts';
import type { ReactNode } from 'react';
import { useFormState, type UseFormReturn } from 'react-hook-form';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { TextField } from '@riderbell/ui/fields/text-field.tsx';
import type { RequestForm } from '../model/request-form.ts';
import { Section } from './section.tsx';
import classes from './sections.module.css';

/** Who receives the order. */
export function CustomerSection({
  form,
  onPhoneFocus,
  hidden,
  children,
}: {
  form: UseFormReturn<RequestForm>;
  onPhoneFocus: () => void;
  hidden: boolean;
  children?: ReactNode;
}) {
  const t = useTexts('orders');
  const { phone_prefix: prefix } = useDeployment();
  const { errors } = useFormState({ control: form.control });
  const phone = form.register('customerPhone');
  return (
    <Section title={t('customer.title')} hidden={hidden}>
      <div className={classes.pair}>
        <TextField
          label={t('customer.name')}
          error={errors.customerName?.message}
          autoComplete="off"
          {...form.register('customerName')}
        />
        <TextField
          label={t('customer.phone')}
          error={errors.customerPhone?.message}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          leftToRight
          placeholder={prefix}
          {...phone}
          onFocus={onPhoneFocus}
          onChange={(event) => {
            const { value } = event.currentTarget;
            const filtered = filterPhoneInput(value);
            // Written back only if something was removed: otherwise the caret would jump to the end.
            if (filtered !== value) event.currentTarget.value = filtered;
            void phone.onChange(event);
          }}
        />
      </div>
      {children}
    </Section>
  );
}
