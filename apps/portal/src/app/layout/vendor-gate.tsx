import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
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
import { noticeDuration, notify } from '@riderbell/ui/notices/notify.ts';
import { SkeletonCards } from '@riderbell/ui/states/skeletons.tsx';
import { pathOfVendor } from '../../platform/paths.ts';
import { MainArea } from './main-area.tsx';
import classes from './vendor-gate.module.css';

const LazyTrouble = lazyPart(() => import('./vendor-trouble.tsx'), 'VendorTrouble');

/** Waits for the vendors, so that every screen below has a current one. */
export function VendorGate({ children }: { children: ReactNode }) {
  const vendors = useVendors();
  useEffect(() => void fetchTrouble(), []);
  if (vendors.isPending) return <Loading />;
  // A list that was read stays when it cannot be read again: somebody may be typing below it.
  if (vendors.data === undefined) return <Trouble failure={vendors.error} onRetry={() => void vendors.refetch()} />;
  return <ChosenVendor vendors={vendors.data}>{children}</ChosenVendor>;
}

function ChosenVendor({ vendors, children }: { vendors: Vendor[]; children: ReactNode }) {
  const t = useTexts('navigation');
  const { vendorID } = useParams();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [outlets, setOutlets] = useState(() => store.read(storageKeys.includeOutlets) === true);
  const mayIncludeOutlets = useAllOutletOrders();
  const vendor = chooseVendor(vendors, vendorID, store.read(storageKeys.vendor));

  // The address always names the vendor, so that a link shows the same to whoever may see it.
  const putIntoAddress = useEffectEvent((vendorId: string, named: string | undefined) => {
    store.write(storageKeys.vendor, vendorId);
    if (named === vendorId) return;
    if (named !== undefined) {
      const name = vendor?.name ?? vendorId;
      notify({
        kind: 'warning',
        message: t('branch.unknown', { name }),
        id: 'branch',
        duration: noticeDuration.longest,
      });
    }
    void navigate(pathOfVendor(pathname, vendorId) + (named === undefined ? search : ''), { replace: true });
  });
  const vendorId = vendor?.vendor_id;
  useEffect(() => {
    if (vendorId !== undefined) putIntoAddress(vendorId, vendorID);
  }, [vendorId, vendorID]);

  if (vendor === null) return <Trouble failure={null} />;
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

/** As high as the bar and the first cards, so that little moves when they come. */
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

/** Hardly anybody meets it, so it is not there at first; it comes before a network that goes away would keep it. */
function Trouble(props: ComponentProps<typeof LazyTrouble>) {
  return (
    <Suspense fallback={<Loading />}>
      <LazyTrouble {...props} />
    </Suspense>
  );
}

async function fetchTrouble(): Promise<void> {
  await whenIdle();
  // Only fetched ahead: it is fetched again when there is trouble to show, and a failure shows then.
  await LazyTrouble.preload().catch(() => undefined);
}
