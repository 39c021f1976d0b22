import type { CallersVendor } from '@riderbell/contract/shapes/vendor.ts';
import { type ComponentProps, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { track } from '../../platform/analytics/track.ts';
import { useAllOutletOrders } from '../../platform/countries/country-parameters.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { lazyPart } from '@riderbell/web/lazy/lazy-part.ts';
import { whenIdle } from '@riderbell/web/lazy/when-idle.ts';
import { useLocation, useNavigate, useParams } from 'react-router';
import { store } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../../platform/storage-keys.ts';
import { chooseVendor } from '../../platform/vendors/choose-vendor.ts';
import { CurrentVendorProvider, useVendors } from '../../platform/vendors/current-vendor.tsx';
import { snackbarDuration, notify } from '@riderbell/ui/notices/notify.ts';
import { SkeletonCards } from '@riderbell/ui/states/skeletons.tsx';
import { pathOfVendor } from '../../platform/paths.ts';
import { MainArea } from './main-area.tsx';
import classes from './vendor-gate.module.css';

const LazyVendorsUnavailable = lazyPart(() => import('./vendors-unavailable.tsx'), 'VendorsUnavailable');

/** Waits for the list of vendors, so that every screen below has a current vendor. */
export function VendorGate({ children }: { children: ReactNode }) {
  const vendors = useVendors();
  useEffect(() => void preloadUnavailable(), []);
  if (vendors.isPending) return <Loading />;
  // Keep a loaded list when a refetch fails, because the merchant may be typing in a screen below.
  if (vendors.data === undefined) return <Unavailable failure={vendors.error} onRetry={() => void vendors.refetch()} />;
  return <ChosenVendor vendors={vendors.data}>{children}</ChosenVendor>;
}

function ChosenVendor({ vendors, children }: { vendors: CallersVendor[]; children: ReactNode }) {
  const t = useTexts('navigation');
  const { vendorID } = useParams();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [outlets, setOutlets] = useState(() => store.read(storageKeys.includeOutlets) === true);
  const mayIncludeOutlets = useAllOutletOrders();
  const vendor = chooseVendor(vendors, vendorID, store.read(storageKeys.vendor));

  // The address always names the vendor, so that a link shows the same to everyone with access.
  const updateAddress = useEffectEvent((vendorId: string, namedId: string | undefined) => {
    store.write(storageKeys.vendor, vendorId);
    if (namedId === vendorId) return;
    if (namedId !== undefined) {
      const name = vendor?.name ?? vendorId;
      notify({
        kind: 'warning',
        message: t('branch.unknown', { name }),
        id: 'branch',
        duration: snackbarDuration.longest,
      });
    }
    void navigate(pathOfVendor(pathname, vendorId) + (namedId === undefined ? search : ''), { replace: true });
  });
  const vendorId = vendor?.vendor_id;
  useEffect(() => {
    if (vendorId !== undefined) updateAddress(vendorId, vendorID);
  }, [vendorId, vendorID]);

  if (vendor === null) return <Unavailable failure={null} />;
  return (
    <CurrentVendorProvider
      value={{
        vendor,
        vendors,
        select(id) {
          if (id !== vendor.vendor_id) track('branch_changed', {});
          void navigate(pathOfVendor(pathname, id));
        },
        mayIncludeOutlets,
        includeOutlets: vendor.is_parent && outlets && mayIncludeOutlets,
        setIncludeOutlets(include) {
          if (include) track('outlets_included', {});
          store.write(storageKeys.includeOutlets, include);
          setOutlets(include);
        },
      }}
    >
      {children}
    </CurrentVendorProvider>
  );
}

/** As high as the bar and the first cards, so that little moves when they load. */
function Loading() {
  return (
    <>
      <div className={classes.bar} />
      <MainArea className={classes.main}>
        <SkeletonCards />
      </MainArea>
    </>
  );
}

/** Not part of the first load, because it is rarely needed; preloaded, because its usual cause is a lost network. */
function Unavailable(props: ComponentProps<typeof LazyVendorsUnavailable>) {
  return (
    <Suspense fallback={<Loading />}>
      <LazyVendorsUnavailable {...props} />
    </Suspense>
  );
}

async function preloadUnavailable(): Promise<void> {
  await whenIdle();
  // If the preload fails, the part is loaded again when it is needed, and a failure shows then.
  await LazyVendorsUnavailable.preload().catch(() => undefined);
}
