import { X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { foldedEmail } from '@riderbell/domain/accounts/email-address.ts';
import { useProblemText, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Bdi } from '@riderbell/ui/bdi.tsx';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { IconButton } from '@riderbell/ui/buttons/icon-button.tsx';
import { TextField } from '@riderbell/ui/fields/text-field.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import classes from './collection-point.module.css';
import { newOwnerFault } from './typed-point.ts';
import type { CollectionPointForm } from './use-collection-point.ts';

/** The owners' e-mail addresses as chips; Enter or the button adds the typed one. */
export function OwnerEmails({ form }: { form: CollectionPointForm }) {
  const t = useTexts('outlets');
  const problemText = useProblemText();
  const field = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const { owners, typedOwner } = form.typed;
  const add = () => {
    field.current?.focus();
    const fault = newOwnerFault(typedOwner, owners);
    setRefused(fault);
    if (fault === null) form.set({ owners: [...owners, foldedEmail(typedOwner) ?? typedOwner], typedOwner: '' });
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || typedOwner.trim() === '') return;
    event.preventDefault();
    add();
  };
  return (
    <Stack gap={2}>
      <TextField
        ref={field}
        label={t('owners')}
        description={t('owners.hint')}
        optional
        type="email"
        inputMode="email"
        autoComplete="off"
        leftToRight
        value={typedOwner}
        error={refused === null ? form.fault('owners') : problemText({ translationKey: refused, values: {} })}
        onChange={(event) => {
          setRefused(null);
          form.set({ typedOwner: event.currentTarget.value });
        }}
        onKeyDown={addOnEnter}
        beside={
          <Button variant="default" onClick={add}>
            {t('owners.add')}
          </Button>
        }
      />
      {owners.length > 0 && (
        <Row as="ul" wrap gap={2}>
          {owners.map((email) => (
            <Row as="li" key={email} gap={1} className={classes.chip}>
              <Bdi>{email}</Bdi>
              <IconButton
                size="sm"
                label={t('remove', { name: email })}
                onClick={() => {
                  field.current?.focus();
                  form.set({ owners: owners.filter((other) => other !== email) });
                }}
              >
                <X size={16} aria-hidden />
              </IconButton>
            </Row>
          ))}
        </Row>
      )}
    </Stack>
  );
}
