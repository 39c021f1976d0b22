import { guestVendorId } from '@riderbell/domain/outlets/guest-vendor.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { offeredLanguages } from '@riderbell/domain/countries/languages.ts';
import { useEffect, useEffectEvent } from 'react';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useFlagsOf } from '@riderbell/web/flags/flags.ts';
import { registerFonts } from '@riderbell/web/i18n/script-fonts.ts';
import { useProblemText } from '@riderbell/web/i18n/use-texts.ts';
import { LiveProvider } from '@riderbell/web/live/live.tsx';
import type { ProblemListener } from '@riderbell/web/query/query-client.ts';
import { isCounterView } from '../../parts/orders/screen/counter-view-address.ts';
import { Outlet, useSearchParams } from 'react-router';
import { useSession } from '../../platform/session/browser-session.ts';
import { useCurrentVendor, vendorsQuery } from '../../platform/vendors/current-vendor.tsx';
import { notify } from '@riderbell/ui/notices/notify.ts';
import { DeviceLock } from '../device/device-lock.tsx';
import { useDevicePerson } from '../device/use-device-person.ts';
import { LaterGuest } from '../guest/later-guest.tsx';
import { LaterHelp } from './later-help.tsx';
import { LaterNotifications } from './later-notifications.tsx';
import { MainArea } from './main-area.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { signedInCache } from './signed-in-cache.ts';
import classes from './signed-in-layout.module.css';
import { TopBar } from './top-bar.tsx';
import { VendorGate } from './vendor-gate.tsx';

/** Around every screen of a signed-in person: the cache, the vendor, the live channel, the navigation. */
const loadLiveTransport = () => import('../../platform/live/live-transport.ts');

export function SignedInLayout() {
  const { languages } = useDeployment();
  const person = useSession()?.user.id;
  useEffect(() => registerFonts(offeredLanguages(languages)), [languages]);
  return (
    <QueryClientProvider client={signedInCache.queryClient}>
      <ProblemNotices />
      {/* A guest who signs in, in this tab or another, starts with the account's vendors. */}
      <VendorGate key={person}>
        <VendorLayout />
      </VendorGate>
    </QueryClientProvider>
  );
}

function VendorLayout() {
  const { vendor, includeOutlets } = useCurrentVendor();
  useFlagsOf(vendor.vendor_id);
  const isSharedDevice = useDevicePerson() !== null;
  const [query] = useSearchParams();
  // The counter view fills the window, and itself shows when it is offline.
  const hasFrame = !isCounterView(query);
  return (
    <LiveProvider
      vendorId={vendor.vendor_id}
      includeOutlets={includeOutlets}
      loadLiveTransport={loadLiveTransport}
      // A person who was removed from the team sees the branches that are left.
      onRefused={() => void signedInCache.queryClient.invalidateQueries(vendorsQuery)}
    >
      {hasFrame && (
        <>
          <TopBar visitor={vendor.vendor_id === guestVendorId ? 'guest' : 'merchant'} />
          <OfflineBanner />
        </>
      )}
      <MainArea className={classes.main}>
        <Outlet />
      </MainArea>
      {hasFrame && <LaterHelp />}
      <LaterGuest />
      <LaterNotifications />
      {isSharedDevice && <DeviceLock isWatched={!hasFrame} />}
    </LiveProvider>
  );
}

/** Shows a snackbar for each problem that no screen shows itself. */
function ProblemNotices() {
  const problemText = useProblemText();
  const show = useEffectEvent<ProblemListener>((problem) =>
    notify({ kind: 'error', message: problemText(problem), id: problem.code }),
  );
  useEffect(() => signedInCache.onProblem((problem) => show(problem)), []);
  return null;
}
