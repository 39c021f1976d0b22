import { useState } from 'react';
import type { ListedMember } from '@riderbell/contract/shapes/team.ts';
import { type TeamRole, teamRoles } from '@riderbell/domain/access/vendor-rights.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Bdi } from '@riderbell/ui/bdi.tsx';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { ConfirmDialog } from '@riderbell/ui/dialogs/confirm-dialog.tsx';
import { SelectField } from '@riderbell/ui/fields/select-field.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { notify } from '@riderbell/ui/notices/notify.ts';
import { ShortLabel } from '@riderbell/ui/short-label.tsx';
import { useRemoval, useRoleChange } from './team-calls.ts';
import classes from './team.module.css';

/** A member with the role at one vendor, which an owner changes or ends. */
export function MemberRow({ member, branch, isFirst }: { member: ListedMember; branch: string; isFirst: boolean }) {
  const t = useTexts('team');
  const formats = useFormats();
  const change = useRoleChange();
  const { email, name, role, since, is_you: isYou } = member;
  const shown = name ?? email;
  return (
    <Row as="li" wrap gap={3} justify="between" line={isFirst ? undefined : 'before'} className={classes.person}>
      <Stack className={classes.words}>
        <strong>
          <Bdi>{shown}</Bdi>
          {isYou && ` (${t('you')})`}
        </strong>
        {name !== null && (
          <Text as="span" size={3} tone="soft">
            <Bdi>{email}</Bdi>
          </Text>
        )}
        {since !== null && (
          <Text as="span" size={3} tone="soft">
            {t('since', { date: formats.date(since) })}
          </Text>
        )}
      </Stack>
      <Row wrap gap={2}>
        <SelectField
          size="sm"
          aria-label={t('role-of', { name: shown })}
          options={teamRoles.map((value) => ({ value, label: t(value) }))}
          // While the change is under way, the chosen role shows.
          value={change.isPending ? change.variables.role : role}
          disabled={change.isPending}
          onChange={(event) => change.mutate({ member, role: event.currentTarget.value as TeamRole })}
        />
        <RemoveButton member={member} shown={shown} branch={branch} />
      </Row>
    </Row>
  );
}

function RemoveButton({ member, shown, branch }: { member: ListedMember; shown: string; branch: string }) {
  const t = useTexts('team');
  const [isAsking, setIsAsking] = useState(false);
  const removal = useRemoval();
  const { is_you: isYou } = member;
  const remove = () =>
    removal.mutate(member, {
      onSettled: () => setIsAsking(false),
      onSuccess: () => isYou || notify({ kind: 'success', message: t('removed', { name: shown }) }),
    });
  return (
    <>
      <Button variant="default" size="sm" onClick={() => setIsAsking(true)}>
        {isYou ? t('leave') : <ShortLabel shown={t('remove')} spoken={t('remove.of', { name: shown })} />}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={isYou ? t('leave.title', { branch }) : t('remove.title', { name: shown })}
        confirmLabel={isYou ? t('leave') : t('remove')}
        pending={removal.isPending}
        onConfirm={remove}
        onCancel={() => setIsAsking(false)}
      >
        {isYou ? t('leave.text') : t('remove.text', { branch })}
      </ConfirmDialog>
    </>
  );
}
