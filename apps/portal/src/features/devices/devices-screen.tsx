import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { PageHeader } from '@riderbell/ui/page-header.tsx';
import { SkeletonCards } from '@riderbell/ui/states/skeletons.tsx';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Tablet } from 'lucide-react';
import { ProblemState } from '../../parts/states/problem-state.tsx';
import { useCurrentVendor } from '../../platform/vendors/current-vendor.tsx';
import { DeviceList } from './device-list.tsx';
import { useDevices } from './device-calls.ts';
import { PeopleList } from './people-list.tsx';

/** The devices that several people at the vendor share, and these people. */
export function DevicesScreen({ address }: { address: string }) {
  const t = useTexts('devices');
  const navigation = useTexts('navigation');
  const { vendor } = useCurrentVendor();
  const devices = useDevices();
  return (
    <Stack gap={6}>
      <PageHeader title={navigation('devices')} compact>
        {t('about', { name: vendor.name })}
      </PageHeader>
      {devices.isPending && <SkeletonCards count={2} />}
      {devices.data === undefined && devices.error instanceof ApiProblem && (
        <ProblemState icon={<Tablet size={32} />} problem={devices.error} onRetry={() => void devices.refetch()} />
      )}
      {devices.data !== undefined && (
        <>
          <DeviceList key={`devices ${vendor.vendor_id}`} devices={devices.data.devices} address={address} />
          <PeopleList key={`people ${vendor.vendor_id}`} people={devices.data.people} />
        </>
      )}
    </Stack>
  );
}
