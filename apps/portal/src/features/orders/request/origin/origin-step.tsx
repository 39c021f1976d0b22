import { saveOriginAddress } from '@riderbell/contract/calls/outlets/save-origin-address.ts';
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { hasCoordinates, originAddressFaults } from '@riderbell/domain/outlets/outlet-rules.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useEffect, useRef, useState } from 'react';
import { ApiProblem } from '../../../../platform/api/api-problem.ts';
import { callApi } from '../../../../platform/api/call-api.ts';
import { useDeployment } from '../../../../platform/deployment.ts';
import { useProblemText, useTexts } from '../../../../platform/i18n/use-texts.ts';
import { MapView } from '../../../../platform/map/map-view.tsx';
import { useCurrentVendor, vendorsQuery } from '../../../../platform/vendors/current-vendor.tsx';
import { notify } from '../../../../ui/notices/notify.ts';
import { Panel } from '../../../../ui/panel.tsx';
import type { ChosenPlace } from '../place.ts';
import type { RequestEvent, RequestFlow } from '../request-flow.ts';
import type { RequestSlots } from '../slots.ts';
import { usePin } from '../use-pin.ts';
import { OriginDetails, type OriginForm } from './origin-details.tsx';
import classes from './origin.module.css';

/** Where the parent of an outlet is, for a map that opens over its town. */
function useParentLocation(vendor: Vendor): Coordinates | null {
  const { vendors } = useCurrentVendor();
  const parent = vendors.find((other) => other.vendor_id === vendor.parent_vendor_id);
  const location = parent?.vendor_information.location;
  return location && hasCoordinates(location) ? location : null;
}

/** Asks where the riders collect, by search or by pin, and saves it; once for each outlet (specification §4). */
export function OriginStep({
  vendor,
  flow,
  dispatch,
  slots: { AddressField, lookUpPlace },
}: {
  vendor: Vendor;
  flow: RequestFlow;
  dispatch: Dispatch<RequestEvent>;
  slots: RequestSlots;
}) {
  const t = useTexts('orders');
  const problemText = useProblemText();
  const near = useParentLocation(vendor);
  const [typedAddress, setTypedAddress] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const place = flow.newOrigin;
  const choose = (chosen: ChosenPlace) => dispatch({ type: 'origin-chosen', place: chosen });
  const pin = usePin(lookUpPlace, choose);
  const save = useSaveOrigin(vendor, dispatch);
  useEffect(() => {
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  const address = place?.address || typedAddress;
  return (
    <div className={classes.step}>
      <Panel className={classes.form} aria-labelledby="origin-title">
        <h2 id="origin-title" className={classes.title}>
          {place ? t('origin.details.title') : t('origin.title')}
        </h2>
        {!place && <p className={classes.lead}>{t('origin.lead', { name: vendor.name })}</p>}
        <AddressField
          label={t('origin.search')}
          value={address}
          near={near}
          pending={pin.pending}
          error={pin.problem && address === '' ? problemText(pin.problem) : null}
          inputRef={field}
          onChoose={(chosen) => {
            pin.forget();
            choose(chosen);
          }}
          onClear={() => {
            pin.forget();
            setTypedAddress('');
            dispatch({ type: 'origin-dropped' });
          }}
          onName={place && place.address === '' && !pin.pending ? setTypedAddress : undefined}
        />
        {place && (
          <OriginDetails
            key={`${place.coordinates.latitude},${place.coordinates.longitude},${place.city}`}
            place={{ ...place, address }}
            pending={save.isPending}
            onSave={(form) => save.mutate({ ...form, place: { ...place, address } })}
          />
        )}
      </Panel>
      <div className={classes.map}>
        <MapView
          label={t('origin.map')}
          collectionPoint={place?.coordinates ?? null}
          parentLocation={near}
          draggable="collectionPoint"
          onMove={pin.moveTo}
          pinPlace={address || null}
        />
      </div>
    </div>
  );
}

/** Saves the address with the messages of specification §8, Address. */
function useSaveOrigin(vendor: Vendor, dispatch: Dispatch<RequestEvent>) {
  const t = useTexts('orders');
  const tErrors = useTexts('errors');
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const { country } = useDeployment();
  return useMutation({
    meta: { quiet: true },
    mutationFn: async ({ place, unit, building, city, postalCode, notes }: OriginForm & { place: ChosenPlace }) => {
      const { latitude, longitude } = place.coordinates;
      const body = {
        address_text: place.address,
        unit,
        notes,
        building,
        city,
        country_code: place.countryCode || country,
        latitude,
        longitude,
        postal_code: postalCode,
        street_address: place.address,
      };
      const [fault] = originAddressFaults(body);
      if (fault) return { fault: fault.key };
      return (await callApi(saveOriginAddress, { params: { id: vendor.vendor_id }, body })).result;
    },
    onSuccess: (saved) => {
      if ('fault' in saved) {
        notify({ kind: 'warning', message: tErrors(saved.fault) });
        return;
      }
      notify({ kind: 'success', message: t('origin.saved') });
      queryClient.setQueryData(vendorsQuery.queryKey, (vendors) =>
        vendors?.map((known) => (known.vendor_id === saved.vendor_id ? saved : known)),
      );
      const { location } = saved.vendor_information;
      if (hasCoordinates(location)) dispatch({ type: 'origin-saved', origin: location });
    },
    onError: (failure) => {
      const reason = failure instanceof ApiProblem ? problemText(failure) : '';
      notify({ kind: 'error', message: `${t('origin.not-saved')}. ${reason}`.trim() });
    },
  });
}
