import type { CallersVendor } from '@riderbell/contract/shapes/vendor.ts';
import type { RequestEvent, RequestFlow } from '@riderbell/domain/requests/request-flow.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { notify } from '@riderbell/ui/notices/notify.ts';
import { FullState } from '@riderbell/ui/states/full-state.tsx';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { useProblemText, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useQuery } from '@tanstack/react-query';
import { MapPinOff } from 'lucide-react';
import { type Dispatch, useEffect, useEffectEvent } from 'react';
import { useCurrentVendor, vendorsQuery } from '../../../platform/vendors/current-vendor.tsx';
import { originOf } from '../model/use-request-flow.ts';

/** Takes the place of the address step for a caller who may not save an address: only owners and managers may. */
export function MissingOrigin({
  vendor,
  flow,
  dispatch,
}: {
  vendor: CallersVendor;
  flow: RequestFlow;
  dispatch: Dispatch<RequestEvent>;
}) {
  const t = useTexts('orders');
  const problemText = useProblemText(t('origin.missing.unchecked'));
  const { vendors } = useCurrentVendor();
  const { refetch, isFetching } = useQuery({ ...vendorsQuery, enabled: false });
  useSavedOrigin(vendor, flow, dispatch);
  const check = async () => {
    const { data, error } = await refetch();
    const found = data?.find((one) => one.vendor_id === vendor.vendor_id);
    if (error) {
      const message = error instanceof ApiProblem ? problemText(error) : t('origin.missing.unchecked');
      notify({ kind: 'error', message, id: 'origin-address' });
    } else if (!found || originOf(found) === null) {
      notify({ kind: 'info', message: t('origin.missing.still'), id: 'origin-address' });
    }
  };
  return (
    <FullState
      icon={<MapPinOff size={36} />}
      title={t('origin.missing.title')}
      action={
        <Button loading={isFetching} onClick={() => void check()}>
          {t('origin.missing.check')}
        </Button>
      }
    >
      <p>{t('origin.missing.text', { name: vendor.name })}</p>
      {vendors.length > 1 && <p>{t('origin.missing.others')}</p>}
    </FullState>
  );
}

/** Continues as soon as an owner or manager has saved the address. */
function useSavedOrigin(vendor: CallersVendor, { destination }: RequestFlow, dispatch: Dispatch<RequestEvent>): void {
  const isSaved = originOf(vendor) !== null;
  const start = useEffectEvent((isKnown: boolean) => {
    const origin = originOf(vendor);
    if (isKnown && origin) dispatch({ type: 'StartFlow', vendorId: vendor.vendor_id, origin, destination });
  });
  useEffect(() => start(isSaved), [isSaved]);
}
