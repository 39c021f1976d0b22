import { saveOriginAddress } from '@riderbell/contract/calls/outlets/save-origin-address.ts';
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { hasCoordinates, originAddressLimits } from '@riderbell/domain/outlets/outlet-rules.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { utf8Length } from '@riderbell/domain/places/utf8-length.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useProblemText, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { MapView } from '@riderbell/web/map/map-view.tsx';
import { useCurrentVendor, vendorsQuery } from '../../../platform/vendors/current-vendor.tsx';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { notify } from '@riderbell/ui/notices/notify.ts';
import { SubmitButton } from '@riderbell/ui/buttons/submit-button.tsx';
import { InlineNotice } from '@riderbell/ui/notices/inline-notice.tsx';
import { Panel } from '@riderbell/ui/panel.tsx';
import type { ChosenPlace } from '@riderbell/domain/places/chosen-place.ts';
import type { RequestEvent, RequestFlow } from '@riderbell/domain/requests/request-flow.ts';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Grid } from '@riderbell/ui/layout/grid.tsx';
import { Card } from '@riderbell/ui/layout/card.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { offerFocus } from '../focus/form-focus.ts';
import { AddressField } from '../../../parts/places/address-field.tsx';
import { type Pin, usePin } from '../../../parts/places/use-pin.ts';
import { useTypedAddress } from '../destination/use-typed-address.ts';
import { originPlaceOf } from './change-origin.tsx';
import { OriginDetails, type OriginForm, partsOf } from './origin-details.tsx';
import { useOriginDraft, useStoredOriginDraft } from './use-origin-draft.ts';
import classes from './origin.module.css';

/** The text in the address field, and whether a place for it may be saved. */
function useOriginAddress(place: ChosenPlace | null, pin: Pin, initial: string) {
  const tErrors = useTexts('errors');
  const problemText = useProblemText();
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const address = place?.address || name;
  const typed = useTypedAddress(initial, place && { ...place, address });
  // A fault disappears with the keystroke that corrects it. If it disappeared on blur, the button below would move away
  // under the pointer.
  const written = typed.text || address;
  const isTooLong = utf8Length(written) > originAddressLimits.streetAddress;
  const isUnplaced = place === null || typed.unchosen !== '';
  const fault = () => {
    if (isTooLong) return tErrors('address.too-long');
    if (pin.problem && written === '') return problemText(pin.problem);
    return tried && isUnplaced ? tErrors('address.no-coordinates') : null;
  };
  return {
    address,
    unchosen: typed.unchosen,
    searchText: typed.searchText ?? null,
    error: fault(),
    onText: (text: string) => {
      if (text !== '') setTried(false);
      // The address of the pin may arrive late; it must not replace what the merchant is typing.
      if (text !== '' && pin.pending) pin.forget();
      typed.onText(text);
    },
    /** The merchant's own name for the place of the pin; a late address does not replace it. */
    name: (given: string) => {
      pin.forget();
      setName(given);
    },
    /** Whether the place may be saved; if not, the field shows the reason from now on. */
    check: () => {
      setTried(true);
      return !isUnplaced && !isTooLong;
    },
  };
}

/** Where the parent of an outlet is, for a map that opens over its town. */
function useParentLocation(vendor: Vendor): Coordinates | null {
  const { vendors } = useCurrentVendor();
  const parent = vendors.find((other) => other.vendor_id === vendor.parent_vendor_id);
  const location = parent?.vendor_information.location;
  return location && hasCoordinates(location) ? location : null;
}

/** Asks once per outlet where riders collect, by search or by pin, and saves it (specification §4). */
export function OriginStep({
  vendor,
  flow,
  dispatch,
}: {
  vendor: Vendor;
  flow: RequestFlow;
  dispatch: Dispatch<RequestEvent>;
}) {
  const t = useTexts('orders');
  const near = useParentLocation(vendor);
  const field = useRef<HTMLInputElement>(null);
  const place = flow.newOrigin;
  const known = originPlaceOf(vendor);
  const choose = (chosen: ChosenPlace) => dispatch({ type: 'OriginChosen', place: chosen });
  const pin = usePin(choose);
  const draft = useOriginDraft(vendor);
  const save = useSaveOrigin(vendor, dispatch, draft.end);
  useEffect(() => {
    const frame = requestAnimationFrame(() => offerFocus(field.current));
    return () => cancelAnimationFrame(frame);
  }, []);
  const origin = useOriginAddress(place, pin, draft.initial.typedAddress);
  const { address } = origin;
  // The values live here because the fields are unmounted while there is no place.
  const [filledIn, setFilledIn] = useState({ form: draft.initial.details, parts: partsOf(draft.initial.place) });
  useRestoredPlace(draft.found === 'restored' ? draft.initial.place : null, dispatch);
  useStoredOriginDraft(draft.keep, { details: filledIn.form, place, address, typedAddress: origin.unchosen });
  const isPlaced = () => {
    const ok = origin.check();
    if (!ok) field.current?.focus();
    return ok;
  };
  return (
    <Grid gap={6} className={classes.step}>
      <Stack as={Panel} gap={4} aria-labelledby="origin-title">
        <Text as="h2" id="origin-title" size={9} weight={700} lines="close">
          {place ? t('origin.details.title') : t('origin.title')}
        </Text>
        {(known || !place) && (
          <Text tone="soft" pretty>
            {t(known ? 'origin.lead.change' : 'origin.lead', { name: vendor.name })}
          </Text>
        )}
        {draft.found === 'restored' && <InlineNotice kind="info">{t('draft.restored')}</InlineNotice>}
        {draft.found === 'outdated' && <InlineNotice kind="warning">{t('origin.outdated')}</InlineNotice>}
        <AddressField
          label={t('origin.search')}
          value={address}
          near={near}
          pending={pin.pending}
          error={origin.error}
          inputRef={field}
          searchText={origin.searchText}
          onText={origin.onText}
          onChoose={(chosen) => {
            origin.name('');
            choose(chosen);
          }}
          onClear={() => {
            origin.name('');
            dispatch({ type: 'OriginDropped' });
          }}
          onName={place?.address === '' ? origin.name : undefined}
        />
        {place ? (
          <OriginDetails
            place={{ ...place, address }}
            initial={filledIn}
            onTyped={setFilledIn}
            pending={save.isPending}
            isPlaced={isPlaced}
            onSave={(form) => save.mutate({ ...form, place: { ...place, address }, check: flow.check })}
          />
        ) : (
          <SubmitButton pending={false} onClick={isPlaced}>
            {t('origin.save')}
          </SubmitButton>
        )}
        {known && (
          <Button
            variant="default"
            disabled={save.isPending}
            onClick={() => {
              draft.end();
              dispatch({
                type: 'StartFlow',
                vendorId: vendor.vendor_id,
                origin: known.coordinates,
                destination: flow.destination,
              });
            }}
          >
            {t('origin.keep')}
          </Button>
        )}
      </Stack>
      <Card className={classes.map}>
        <MapView
          label={t('origin.map')}
          collectionPoint={place?.coordinates ?? null}
          parentLocation={near}
          draggable="collectionPoint"
          onMove={pin.moveTo}
          pinPlace={address || null}
        />
      </Card>
    </Grid>
  );
}

/** Restores the place of a stored draft. */
function useRestoredPlace(restored: ChosenPlace | null, dispatch: Dispatch<RequestEvent>): void {
  const restore = useEffectEvent(() => {
    if (restored !== null) dispatch({ type: 'OriginChosen', place: restored });
  });
  useEffect(() => restore(), []);
}

interface SavedOrigin {
  readonly place: ChosenPlace;
  /** Which check of the flow it answers. */
  readonly check: number;
}

/** Saves the address with the messages of specification §8, Address. */
function useSaveOrigin(vendor: Vendor, dispatch: Dispatch<RequestEvent>, onSaved: () => void) {
  const t = useTexts('orders');
  const problemText = useProblemText(t('origin.not-updated'));
  const queryClient = useQueryClient();
  const { country } = useDeployment();
  return useMutation({
    meta: { quiet: true },
    mutationFn: async ({ place, unit, building, city, postalCode, notes }: OriginForm & SavedOrigin) => {
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
      return (await callApi(saveOriginAddress, { params: { id: vendor.vendor_id }, body })).result;
    },
    onSuccess: (saved, { check }) => {
      onSaved();
      notify({ kind: 'success', message: t('origin.saved'), id: 'origin-address' });
      queryClient.setQueryData(vendorsQuery.queryKey, (vendors) =>
        vendors?.map((known) => (known.vendor_id === saved.vendor_id ? saved : known)),
      );
      const { location } = saved.vendor_information;
      if (!hasCoordinates(location)) return;
      // The form that follows begins at its top.
      window.scrollTo({ top: 0 });
      dispatch({ type: 'OriginSaved', check, origin: location });
    },
    onError: (failure) => {
      const message =
        failure instanceof ApiProblem
          ? t('origin.not-saved.because', { reason: problemText(failure) })
          : t('origin.not-saved');
      notify({ kind: 'error', message, id: 'origin-address' });
    },
  });
}
