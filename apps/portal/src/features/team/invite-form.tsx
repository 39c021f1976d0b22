import { type FormEvent, useId, useState } from 'react';
import { type TeamRole, teamRoles } from '@riderbell/domain/access/vendor-rights.ts';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { useLanguage, useProblemText, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { SubmitButton } from '@riderbell/ui/buttons/submit-button.tsx';
import { ChoiceCards } from '@riderbell/ui/fields/choice-cards.tsx';
import { SelectField } from '@riderbell/ui/fields/select-field.tsx';
import { TextField } from '@riderbell/ui/fields/text-field.tsx';
import { Card } from '@riderbell/ui/layout/card.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { InlineNotice } from '@riderbell/ui/notices/inline-notice.tsx';
import { notify } from '@riderbell/ui/notices/notify.ts';
import { useCurrentVendor } from '../../platform/vendors/current-vendor.tsx';
import { useInviting } from './team-calls.ts';

/** Mails an invitation to the team of one of the vendors whose team the caller manages. */
export function InviteForm() {
  const t = useTexts('team');
  const navigation = useTexts('navigation');
  const problemText = useProblemText();
  const { language } = useLanguage();
  const { vendor, vendors } = useCurrentVendor();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<TeamRole>('requester');
  const [vendorId, setVendorId] = useState(vendor.vendor_id);
  const invite = useInviting();
  const titleId = useId();
  const managed = vendors.filter((one) => one.rights.includes('manage-team'));
  const problem = invite.error instanceof ApiProblem ? invite.error : null;
  const isOfEmail = problem?.field === 'email';
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (invite.isPending) return;
    invite.mutate(
      { vendorId, email, role, locale: language },
      {
        onSuccess: ({ result }) => {
          setEmail('');
          notify({ kind: 'success', message: t('invite.sent', { email: result.email }) });
        },
      },
    );
  };
  return (
    <Card as="form" gap={4} padding={5} noValidate aria-labelledby={titleId} onSubmit={send}>
      <Text as="h2" size={6} weight={750} id={titleId}>
        {t('invite')}
      </Text>
      {problem !== null && !isOfEmail && <InlineNotice kind="error">{problemText(problem)}</InlineNotice>}
      <TextField
        label={t('email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        leftToRight
        value={email}
        error={problem !== null && isOfEmail ? problemText(problem) : null}
        onChange={(event) => {
          setEmail(event.currentTarget.value);
          if (problem !== null) invite.reset();
        }}
      />
      <ChoiceCards
        label={t('role')}
        value={role}
        choices={teamRoles.map((value) => ({ value, label: t(value), description: t(`${value}.may`) }))}
        onChange={setRole}
      />
      {managed.length > 1 && (
        <SelectField
          label={navigation('branch')}
          value={vendorId}
          options={managed.map((one) => ({
            value: one.vendor_id,
            label: one.is_parent ? t('all-branches', { name: one.name }) : one.name,
          }))}
          onChange={(event) => setVendorId(event.currentTarget.value)}
        />
      )}
      <Row wrap>
        <SubmitButton fullWidth={false} pending={invite.isPending}>
          {t('invite.send')}
        </SubmitButton>
      </Row>
    </Card>
  );
}
