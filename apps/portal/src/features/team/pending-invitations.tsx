import { useState } from 'react';
import type { PendingInvitation } from '@riderbell/contract/shapes/team.ts';
import { serverClock } from '@riderbell/web/clock.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Bdi } from '@riderbell/ui/bdi.tsx';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { Card } from '@riderbell/ui/layout/card.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { notify } from '@riderbell/ui/notices/notify.ts';
import { ShortLabel } from '@riderbell/ui/short-label.tsx';
import { useCurrentVendor } from '../../platform/vendors/current-vendor.tsx';
import { useResending, useRevoking } from './team-calls.ts';
import classes from './team.module.css';

const day = 24 * 60 * 60_000;

/** The invitations that wait for their answer; nothing without any. */
export function PendingInvitations({ invitations }: { invitations: readonly PendingInvitation[] }) {
  const t = useTexts('team');
  if (invitations.length === 0) return null;
  return (
    <Card as="section" gap={1} padding={5} aria-labelledby="pending-invitations">
      <Text as="h2" size={6} weight={750} id="pending-invitations">
        {t('pending')}
      </Text>
      <ul>
        {invitations.map((invitation, index) => (
          <Invitation key={invitation.id} invitation={invitation} isFirst={index === 0} />
        ))}
      </ul>
    </Card>
  );
}

function Invitation({ invitation, isFirst }: { invitation: PendingInvitation; isFirst: boolean }) {
  const t = useTexts('team');
  const { vendors } = useCurrentVendor();
  const [resend, revoke] = [useResending(), useRevoking()];
  const { email, role, vendor_id: vendorId, expires_at: expiresAt } = invitation;
  const branch = vendors.find((one) => one.vendor_id === vendorId)?.name ?? vendorId;
  return (
    <Row as="li" wrap gap={3} justify="between" line={isFirst ? undefined : 'before'} className={classes.person}>
      <Stack className={classes.words}>
        <strong>
          <Bdi>{email}</Bdi>
        </strong>
        <Text as="span" size={3} tone="soft">
          {t(role)} · <Bdi>{branch}</Bdi>
        </Text>
        <Expiry at={expiresAt} />
      </Stack>
      <Row wrap gap={2}>
        <Button
          variant="default"
          size="sm"
          loading={resend.isPending}
          onClick={() =>
            resend.mutate(invitation, {
              onSuccess: () => notify({ kind: 'success', message: t('invite.sent', { email }) }),
            })
          }
        >
          <ShortLabel shown={t('resend')} spoken={t('resend.of', { email })} />
        </Button>
        <Button variant="default" size="sm" loading={revoke.isPending} onClick={() => revoke.mutate(invitation)}>
          <ShortLabel shown={t('revoke')} spoken={t('revoke.of', { email })} />
        </Button>
      </Row>
    </Row>
  );
}

function Expiry({ at }: { at: string }) {
  const t = useTexts('team');
  const [now] = useState(() => serverClock.now());
  const left = Date.parse(at) - now;
  const days = Math.round(left / day);
  const isExpired = left <= 0;
  return (
    <Text as="span" size={3} tone={isExpired ? 'negative' : 'soft'}>
      {isExpired ? t('expired') : days === 0 ? t('expires-today') : t('expires', { count: days })}
    </Text>
  );
}
