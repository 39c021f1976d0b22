import '../../ui/styles/app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { useProblemText } from '../../platform/i18n/use-texts.ts';
import { LiveProvider } from '../../platform/live/live.tsx';
import { createQueryClient } from '../../platform/query/query-client.ts';
import { session } from '../../platform/session/browser-session.ts';
import { useCurrentVendor } from '../../platform/vendors/current-vendor.tsx';
import { notify } from '../../ui/notices/notify.ts';
import { MainArea } from './main-area.tsx';
import { VendorGate } from './vendor-gate.tsx';

/** Around every screen of a signed-in person: the cache, the vendor, the live channel, the navigation. */
export function SignedInLayout() {
  const problemText = useProblemText();
  const [queryClient] = useState(() =>
    createQueryClient((problem) => notify({ kind: 'error', message: problemText(problem), id: problem.code })),
  );
  useEffect(() => session.onEnd(() => queryClient.clear()), [queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      <VendorGate>
        <LiveOfVendor />
      </VendorGate>
    </QueryClientProvider>
  );
}

function LiveOfVendor() {
  const { vendor, includeOutlets } = useCurrentVendor();
  return (
    <LiveProvider vendorId={vendor.vendor_id} includeOutlets={includeOutlets}>
      <MainArea>
        <Outlet />
      </MainArea>
    </LiveProvider>
  );
}
