import { hasCoordinates } from '@riderbell/domain/outlets/outlet-rules.ts';
import type { ChosenPlace } from '@riderbell/domain/places/chosen-place.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { useProblemText, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { MapView } from '@riderbell/web/map/map-view.tsx';
import { Card } from '@riderbell/ui/layout/card.tsx';
import { AddressField } from '../../places/address-field.tsx';
import type { Pin } from '../../places/use-pin.ts';
import { useCurrentVendor } from '../../../platform/vendors/current-vendor.tsx';
import classes from './collection-point.module.css';
import type { TypedPoint } from './typed-point.ts';
import type { CollectionPointForm } from './use-collection-point.ts';

/** The form after a place was chosen. A building that came with the previous place is replaced; a typed one stays. */
export function withPlace({ place: before, building }: TypedPoint, place: ChosenPlace): Partial<TypedPoint> {
  const isTyped = building !== '' && building !== before?.building;
  return isTyped ? { place } : { place, building: place.building };
}

/** Where the parent is, for a map that opens over its town. */
function useParentLocation(parentId: string): Coordinates | null {
  const parent = useCurrentVendor().vendors.find(({ vendor_id }) => vendor_id === parentId);
  const location = parent?.vendor_information.location;
  return location && hasCoordinates(location) ? location : null;
}

/** The pickup address, by search or by the marker of the map, which is dragged or moved with the arrow keys. */
export function PointPlace({ form, pin }: { form: CollectionPointForm; pin: Pin }) {
  const t = useTexts('outlets');
  const problemText = useProblemText();
  const { place, parentId } = form.typed;
  const near = useParentLocation(parentId);
  const address = place?.address ?? '';
  const error = pin.problem !== null && address === '' ? problemText(pin.problem) : form.fault('place');
  const name = (given: string) => {
    pin.forget();
    form.set(({ place: now }) => ({ place: now && { ...now, address: given } }));
  };
  return (
    <>
      <AddressField
        label={t('address')}
        value={address}
        near={near}
        pending={pin.pending}
        error={error}
        onText={(typedAddress) => {
          // The address of the pin may arrive late; it must not replace what the merchant is typing.
          if (typedAddress !== '' && pin.pending) pin.forget();
          form.set({ typedAddress });
        }}
        onChoose={(chosen) => {
          pin.forget();
          form.set((typed) => withPlace(typed, chosen));
        }}
        onClear={() => {
          pin.forget();
          form.set({ place: null });
        }}
        onName={place?.address === '' ? name : undefined}
      />
      <Card className={classes.map}>
        <MapView
          label={t('map')}
          collectionPoint={place?.coordinates ?? null}
          parentLocation={near}
          draggable="collectionPoint"
          onMove={pin.moveTo}
          pinPlace={address || null}
        />
      </Card>
    </>
  );
}
