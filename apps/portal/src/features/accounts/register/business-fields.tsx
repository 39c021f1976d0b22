import { useDeployment } from '@riderbell/web/deployment.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { CheckboxField } from '@riderbell/ui/fields/checkbox-field.tsx';
import { TextField } from '@riderbell/ui/fields/text-field.tsx';
import type { AccountForm } from '../form/use-account-form.ts';
import type { Registration } from './check-registration.ts';

/**
 * Asks for whom the riders are: a new business (NPV), an existing outlet (PV, and NPV by choice), or a private person
 * (NPV).
 */
export function BusinessFields({ form, onPhoneFocus }: { form: AccountForm<Registration>; onPhoneFocus: () => void }) {
  const t = useTexts('accounts');
  const { registration_type: type } = useDeployment();
  const { draft, fault, set } = form;
  return (
    <>
      {draft.has_outlet ? (
        <TextField
          label={t('outlet-id')}
          description={t('outlet-id.hint')}
          name="outlet"
          autoComplete="off"
          size="lg"
          leftToRight
          value={draft.outlet_id}
          error={fault('outlet_id')}
          onChange={(event) => set('outlet_id', event.currentTarget.value)}
        />
      ) : (
        !draft.is_private && (
          <TextField
            label={t('vendor-name')}
            name="organization"
            autoComplete="organization"
            size="lg"
            value={draft.vendor_name}
            error={fault('vendor_name')}
            onChange={(event) => set('vendor_name', event.currentTarget.value)}
          />
        )
      )}
      {/* The two exclude each other. */}
      {type === 'NPV' && !draft.is_private && (
        <CheckboxField
          label={t('outlet.has')}
          name="has-outlet"
          checked={draft.has_outlet}
          onChange={(checked) => set('has_outlet', checked)}
        />
      )}
      {type === 'NPV' && !draft.has_outlet && (
        <CheckboxField
          label={t('private')}
          name="private"
          checked={draft.is_private}
          onChange={(checked) => set('is_private', checked)}
        />
      )}
      <TextField
        label={t('phone')}
        name="phone"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        size="lg"
        leftToRight
        value={draft.phone_number}
        error={fault('phone_number')}
        onFocus={onPhoneFocus}
        onChange={(event) => set('phone_number', event.currentTarget.value)}
      />
    </>
  );
}
