import { Button } from '@mantine/core';
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { CloudOff, Store } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import { useProblemText, useTexts } from '../../platform/i18n/use-texts.ts';
import { session } from '../../platform/session/browser-session.ts';
import { store, storageKeys } from '../../platform/storage.ts';
import { chooseVendor } from '../../platform/vendors/choose-vendor.ts';
import { CurrentVendorProvider, useVendors } from '../../platform/vendors/current-vendor.tsx';
import { noticeDuration, notify } from '../../ui/notices/notify.ts';
import { FullState } from '../../ui/states/full-state.tsx';
import { SkeletonCards } from '../../ui/states/skeletons.tsx';
import { pathOfVendor } from '../paths.ts';
import { MainArea } from './main-area.tsx';
import { PlainPage } from './plain-page.tsx';
import classes from './vendor-gate.module.css';

/** Waits for the vendors, so that every screen below has a current one. */
export function VendorGate({ children }: { children: ReactNode }) {
  const vendors = useVendors();
  if (vendors.isPending) return <Loading />;
  if (vendors.isError) return <Failed error={vendors.error} onRetry={() => void vendors.refetch()} />;
  return <ChosenVendor vendors={vendors.data}>{children}</ChosenVendor>;
}

function ChosenVendor({ vendors, children }: { vendors: Vendor[]; children: ReactNode }) {
  const t = useTexts('navigation');
  const { vendorID } = useParams();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [outlets, setOutlets] = useState(() => store.read(storageKeys.includeOutlets) === true);
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

  if (vendor === null) return <None />;
  return (
    <CurrentVendorProvider
      value={{
        vendor,
        vendors,
        select: (id) => void navigate(pathOfVendor(pathname, id)),
        includeOutlets: vendor.is_parent && outlets,
        setIncludeOutlets(include) {
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

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTexts('navigation');
  const common = useTexts('common');
  const problemText = useProblemText();
  return (
    <PlainPage>
      <FullState
        level={1}
        tone="negative"
        icon={<CloudOff size={32} />}
        title={t('vendors.failed')}
        action={
          <>
            <Button onClick={onRetry}>{common('try-again')}</Button>
            <LogOut />
          </>
        }
      >
        {error instanceof ApiProblem ? problemText(error) : common('screen-broke')}
      </FullState>
    </PlainPage>
  );
}

/** specification §8, error.no-vendors. */
function None() {
  const t = useTexts('navigation');
  const problems = useTexts('errors');
  return (
    <PlainPage>
      <FullState level={1} icon={<Store size={32} />} title={t('vendors.none')} action={<LogOut />}>
        {problems('error.no-vendors')}
      </FullState>
    </PlainPage>
  );
}

function LogOut() {
  const t = useTexts('navigation');
  return (
    <Button variant="default" onClick={() => void session.logout()}>
      {t('log-out')}
    </Button>
  );
}
