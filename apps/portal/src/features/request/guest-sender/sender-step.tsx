import { type SenderFaultKey, type SenderField, checkSender } from '@riderbell/domain/orders/sender-checks.ts';
import type { ChosenPlace } from '@riderbell/domain/places/chosen-place.ts';
import type { RequestEvent, RequestFlow } from '@riderbell/domain/requests/request-flow.ts';
import { type Dispatch, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useProblemText, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { MapView } from '@riderbell/web/map/map-view.tsx';
import { lenientPhoneRule, loadPhoneRule, type PhoneRule } from '@riderbell/web/phone/phone-rule.ts';
import { SubmitButton } from '@riderbell/ui/buttons/submit-button.tsx';
import { Panel } from '@riderbell/ui/panel.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Grid } from '@riderbell/ui/layout/grid.tsx';
import { Card } from '@riderbell/ui/layout/card.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import classes from '../collection-point/origin.module.css';
import { AddressField } from '../../../parts/places/address-field.tsx';
import { usePin } from '../../../parts/places/use-pin.ts';
import { useTypedAddress } from '../destination/use-typed-address.ts';
import type { GuestSender } from './stored-sender.ts';
import { PersonFields, PlaceDetails, type SenderFaults, useLongFaults } from './sender-fields.tsx';
import type { SenderForm } from './use-sender.ts';

interface SenderStepProps {
  senderForm: SenderForm;
  flow: RequestFlow;
  dispatch: Dispatch<RequestEvent>;
}

/**
 * Asks a guest for the sender and the collection point, by search or by pin; no vendor stores them (specification §3).
 */
export function SenderStep({ senderForm, flow, dispatch }: SenderStepProps) {
  const { typed, change } = senderForm;
  const t = useTexts('orders');
  const g = useTexts('guests');
  const problemText = useProblemText();
  const form = useRef<HTMLFormElement>(null);
  const addressInput = useRef<HTMLInputElement>(null);
  const { map } = useDeployment();
  const place = flow.newOrigin;
  const typedAddress = useTypedAddress(typed.typedAddress, place);
  const { unchosen } = typedAddress;
  const check = useSenderCheck();
  const sender = { ...typed, place, typedAddress: unchosen };
  const faults = check.faultsOf(sender);
  const longFaults = useLongFaults(typed);
  const choose = (chosen: ChosenPlace) => {
    change((before) => ({ ...before, place: chosen, building: buildingAt(before, chosen), given: false }));
    dispatch({ type: 'OriginChosen', place: chosen });
  };
  const fill = (changes: Partial<GuestSender>) => change((before) => ({ ...before, ...changes }));
  const pin = usePin(choose);
  useRestoredPlace(typed.place, place, dispatch);
  const keepTyped = useEffectEvent((text: string) => change((before) => ({ ...before, typedAddress: text })));
  useEffect(() => keepTyped(unchosen), [unchosen]);
  const goOn = async () => {
    const found = await check.run(sender);
    const [first] = [...found, ...Object.keys(longFaults)];
    if (first === undefined) {
      change((before) => ({ ...before, place, given: true }));
      // The form that follows begins at its top.
      window.scrollTo({ top: 0 });
      dispatch({ type: 'OriginGiven' });
    } else if (first === 'address' || first === 'coordinates') addressInput.current?.focus();
    else form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const addressFault = faults.address ?? faults.coordinates;
  return (
    <Grid
      as="form"
      ref={form}
      gap={6}
      className={classes.step}
      noValidate
      aria-label={g('sender.title')}
      onSubmit={(event) => {
        event.preventDefault();
        void goOn();
      }}
    >
      <Stack as={Panel} gap={4} aria-labelledby="sender-title">
        <Text as="h2" id="sender-title" size={9} weight={700} lines="close" tabIndex={-1}>
          {g('sender.title')}
        </Text>
        <Text tone="soft" pretty>
          {g('sender.lead')}
        </Text>
        <PersonFields typed={typed} faults={faults} long={longFaults} onChange={fill} onPhoneFocus={check.prepare} />
        <Text as="h2" size={9} weight={700} lines="close">
          {t('origin.title')}
        </Text>
        <AddressField
          label={t('origin.search')}
          value={place?.address ?? ''}
          near={null}
          pending={pin.pending}
          error={
            pin.problem && !place?.address && unchosen === ''
              ? problemText(pin.problem)
              : addressFault && problemText({ translationKey: addressFault, values: {} })
          }
          inputRef={addressInput}
          searchText={typedAddress.searchText ?? null}
          onText={(text) => {
            // The address of the pin may arrive late; it must not replace what the guest is typing.
            if (text !== '' && pin.pending) pin.forget();
            typedAddress.onText(text);
          }}
          onChoose={(chosen) => {
            pin.forget();
            choose(chosen);
          }}
          onClear={() => {
            pin.forget();
            fill({ place: null, given: false });
            dispatch({ type: 'OriginDropped' });
          }}
          onName={
            place?.address === ''
              ? (address) => {
                  pin.forget();
                  choose({ ...place, address });
                }
              : undefined
          }
        />
        <PlaceDetails typed={typed} faults={faults} long={longFaults} onChange={fill} />
        <SubmitButton pending={false}>{g('sender.go-on')}</SubmitButton>
      </Stack>
      <Card className={classes.map}>
        <MapView
          label={t('origin.map')}
          collectionPoint={place?.coordinates ?? null}
          // Over the town, until the guest chooses a place.
          parentLocation={map.centre}
          draggable="collectionPoint"
          onMove={pin.moveTo}
          pinPlace={place?.address || null}
        />
      </Card>
    </Grid>
  );
}

/** A building that the guest typed stays; one that came with the previous place is replaced. */
function buildingAt({ building, place }: GuestSender, chosen: ChosenPlace): string {
  return building === '' || building === place?.building ? chosen.building : building;
}

/** Restores the place of a stored draft. */
function useRestoredPlace(
  restored: ChosenPlace | null,
  place: ChosenPlace | null,
  dispatch: Dispatch<RequestEvent>,
): void {
  const restore = useEffectEvent(() => {
    if (restored !== null && place === null) dispatch({ type: 'OriginChosen', place: restored });
  });
  useEffect(() => restore(), []);
}

/** Checks by the domain's rules, as the server does. No fault shows before the guest has tried to continue. */
function useSenderCheck() {
  const { country } = useDeployment();
  const [tried, setTried] = useState(false);
  const [isPossiblePhone, setPhoneRule] = useState<PhoneRule>(() => lenientPhoneRule);
  const faultsBy = (sender: GuestSender, rule: PhoneRule): Map<SenderField, SenderFaultKey> => {
    const place = sender.typedAddress === '' ? sender.place : null;
    const { latitude = null, longitude = null } = place?.coordinates ?? {};
    const faults = checkSender(
      { ...sender, address: place?.address ?? sender.typedAddress, latitude, longitude },
      { isPossiblePhone: rule },
    );
    // The first fault of each field.
    return new Map(faults.toReversed().map(({ field, key }) => [field, key]));
  };
  const load = async () => {
    const rule = await loadPhoneRule(country);
    setPhoneRule(() => rule);
    return rule;
  };
  return {
    /** Loads the number plans when the guest is about to type a number. */
    prepare: () => void load(),
    faultsOf: (sender: GuestSender): SenderFaults =>
      tried ? Object.fromEntries(faultsBy(sender, isPossiblePhone)) : {},
    /** The fields that are wrong, in the order of the form. */
    async run(sender: GuestSender): Promise<SenderField[]> {
      setTried(true);
      const wrong = faultsBy(sender, await load());
      const order: readonly SenderField[] = ['name', 'email', 'phone', 'address', 'coordinates', 'notes'];
      return order.filter((field) => wrong.has(field));
    },
  };
}
