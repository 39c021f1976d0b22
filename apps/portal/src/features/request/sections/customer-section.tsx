import { filterPhoneInput } from '@riderbell/domain/orders/phone-number.ts';
import { useFormState } from 'react-hook-form';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Grid } from '@riderbell/ui/layout/grid.tsx';
import { BookField } from '../../../parts/places/book-field.tsx';
import type { CustomerProps } from '../model/request-mode.ts';
import { Section } from './section.tsx';

/** Who receives the order. */
export function CustomerSection({ form, onPhoneFocus, hidden, book, children }: CustomerProps) {
  const t = useTexts('orders');
  const { phone_prefix: prefix } = useDeployment();
  const { errors } = useFormState({ control: form.control });
  const phone = form.register('customerPhone');
  return (
    <Section title={t('customer.title')} hidden={hidden}>
      <Grid columns={2} stacks gap={4}>
        <BookField
          book={book}
          label={t('customer.name')}
          error={errors.customerName?.message}
          autoComplete="off"
          {...form.register('customerName')}
        />
        <BookField
          book={book}
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
      </Grid>
      {children}
    </Section>
  );
}
