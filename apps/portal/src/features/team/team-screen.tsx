import { Users } from 'lucide-react';
import type { ListedMember } from '@riderbell/contract/shapes/team.ts';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Card } from '@riderbell/ui/layout/card.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { PageHeader } from '@riderbell/ui/page-header.tsx';
import { SkeletonCards } from '@riderbell/ui/states/skeletons.tsx';
import { ProblemState } from '../../parts/states/problem-state.tsx';
import { useCurrentVendor } from '../../platform/vendors/current-vendor.tsx';
import { InviteForm } from './invite-form.tsx';
import { MemberRow } from './member-row.tsx';
import { PendingInvitations } from './pending-invitations.tsx';
import { useTeam } from './team-calls.ts';

/** The people who work for the vendor and, at a parent, for its outlets. */
export function TeamScreen() {
  const t = useTexts('team');
  const navigation = useTexts('navigation');
  const { vendor } = useCurrentVendor();
  const team = useTeam(vendor.vendor_id);
  return (
    <Stack gap={6}>
      <PageHeader title={navigation('team')} compact>
        {t('about', { name: vendor.name })}
      </PageHeader>
      {team.isPending && <SkeletonCards count={3} />}
      {team.data === undefined && team.error instanceof ApiProblem && (
        <ProblemState icon={<Users size={32} />} problem={team.error} onRetry={() => void team.refetch()} />
      )}
      {team.data !== undefined && (
        <>
          <Teams members={team.data.members} />
          <PendingInvitations invitations={team.data.invitations} />
          <InviteForm key={vendor.vendor_id} />
        </>
      )}
    </Stack>
  );
}

/** The team of each vendor, the current one first. */
function Teams({ members }: { members: readonly ListedMember[] }) {
  const t = useTexts('team');
  const { vendor, vendors } = useCurrentVendor();
  const ids = new Set([vendor.vendor_id, ...vendors.map((one) => one.vendor_id)]);
  const teams = [...ids]
    .map((id) => ({ id, people: members.filter((member) => member.vendor_id === id) }))
    .filter(({ people }) => people.length > 0);
  return teams.map(({ id, people }) => {
    const branch = vendors.find((one) => one.vendor_id === id);
    const name = branch?.name ?? id;
    return (
      <Card as="section" key={id} gap={1} padding={5} aria-labelledby={`team-${id}`}>
        <Text as="h2" size={6} weight={750} id={`team-${id}`}>
          {branch?.is_parent ? t('all-branches', { name }) : name}
        </Text>
        <ul>
          {people.map((member, index) => (
            <MemberRow key={member.email} member={member} branch={name} isFirst={index === 0} />
          ))}
        </ul>
      </Card>
    );
  });
}
