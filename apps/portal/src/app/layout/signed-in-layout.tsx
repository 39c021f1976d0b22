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
import { isWallView } from '../../parts/orders/screen/wall-address.ts';
import { Outlet, useSearchParams } from 'react-router';
import { useSession } from '../../platform/session/browser-session.ts';
import { useCurrentVendor } from '../../platform/vendors/current-vendor.tsx';
import { notify } from '@riderbell/ui/notices/notify.ts';
import { LaterGuest } from '../guest/later-guest.tsx';
import { LaterHelp } from './later-help.tsx';
import { LaterNotices } from './later-notices.tsx';
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
      {/* A guest who signs in, here or in another tab, starts with the account's own vendors. */}
      <VendorGate key={person}>
        <OfVendor />
      </VendorGate>
    </QueryClientProvider>
  );
}

function OfVendor() {
  const { vendor, includeOutlets } = useCurrentVendor();
  useFlagsOf(vendor.vendor_id);
  const [query] = useSearchParams();
  // The wall has the window for itself, and says itself when it is offline.
  const around = !isWallView(query);
  return (
    <LiveProvider vendorId={vendor.vendor_id} includeOutlets={includeOutlets} loadLiveTransport={loadLiveTransport}>
      {around && (
        <>
          <TopBar visitor={vendor.vendor_id === guestVendorId ? 'guest' : 'merchant'} />
          <OfflineBanner />
        </>
      )}
      <MainArea className={classes.main}>
        <Outlet />
      </MainArea>
      {around && <LaterHelp />}
      <LaterGuest />
      <LaterNotices />
    </LiveProvider>
  );
}

/** Says in a snackbar what no screen says in its place. */
function ProblemNotices() {
  const problemText = useProblemText();
  const say = useEffectEvent<ProblemListener>((problem) =>
    notify({ kind: 'error', message: problemText(problem), id: problem.code }),
  );
  useEffect(() => signedInCache.onProblem((problem) => say(problem)), []);
  return null;
}
