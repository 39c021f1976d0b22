import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import { useProblemText, useTexts } from '../../platform/i18n/use-texts.ts';
import { store, storageKeys } from '../../platform/storage.ts';
import { chooseVendor } from '../../platform/vendors/choose-vendor.ts';
import { CurrentVendorProvider, useVendors } from '../../platform/vendors/current-vendor.tsx';
import { FullState } from '../../ui/states/full-state.tsx';
import { pathOfVendor } from '../paths.ts';

/** Waits for the vendors, so that every screen below has a current one. */
export function VendorGate({ children }: { children: ReactNode }) {
  const vendors = useVendors();
  const t = useTexts('common');
  const problemText = useProblemText();
  if (vendors.isPending) return <div aria-busy="true" />;
  if (vendors.isError) {
    const { error } = vendors;
    return (
      <FullState
        level={1}
        tone="negative"
        title={t('vendors.failed')}
        action={<Button onClick={() => void vendors.refetch()}>{t('try-again')}</Button>}
      >
        {error instanceof ApiProblem ? problemText(error) : t('screen-broke')}
      </FullState>
    );
  }
  return <ChosenVendor vendors={vendors.data}>{children}</ChosenVendor>;
}

function ChosenVendor({ vendors, children }: { vendors: Vendor[]; children: ReactNode }) {
  const t = useTexts('common');
  const { vendorID } = useParams();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const vendor = chooseVendor(vendors, vendorID, store.read(storageKeys.vendor));
  const [outlets, setOutlets] = useState(() => store.read(storageKeys.includeOutlets) === true);

  const vendorId = vendor?.vendor_id;
  useEffect(() => {
    if (vendorId === undefined) return;
    store.write(storageKeys.vendor, vendorId);
    if (vendorID !== vendorId) void navigate(pathOfVendor(pathname, vendorId) + search, { replace: true });
  }, [vendorId, vendorID, pathname, search, navigate]);

  if (vendor === null)
    return (
      <FullState level={1} title={t('vendors.none.title')}>
        {t('vendors.none.text')}
      </FullState>
    );
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
