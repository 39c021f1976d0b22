import type { BulkRow } from '@riderbell/contract/shapes/bulk-job.ts';
import type { BulkValues } from '@riderbell/domain/bulk-orders/bulk-columns.ts';
import { hasCoordinates } from '@riderbell/domain/outlets/outlet-rules.ts';
import type { ChosenPlace } from '@riderbell/domain/places/chosen-place.ts';
import { pinAt } from '@riderbell/domain/places/chosen-place.ts';
import { Card } from '@riderbell/ui/layout/card.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { useProblemText, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { MapView } from '@riderbell/web/map/map-view.tsx';
import { useState } from 'react';
import { AddressField } from '../../../parts/places/address-field.tsx';
import { usePin } from '../../../parts/places/use-pin.ts';
import { useCurrentVendor } from '../../../platform/vendors/current-vendor.tsx';
import classes from './rows.module.css';

/** The place of a row, by search or by the pin of the map. */
export function AddressChoice({
  row,
  values,
  onChoose,
}: {
  row: BulkRow;
  values: BulkValues;
  /** Gets the columns that the place sets. */
  onChoose: (values: BulkValues) => void;
}) {
  const t = useTexts('bulk-orders');
  const problemText = useProblemText();
  const { vendor } = useCurrentVendor();
  const { location } = vendor.vendor_information;
  const origin = location && hasCoordinates(location) ? location : null;
  const [place, setPlace] = useState<ChosenPlace | null>(() => placeOf(row, values));
  const choose = (chosen: ChosenPlace) => {
    setPlace(chosen);
    if (chosen.address !== '') onChoose(columnsOf(chosen));
  };
  const pin = usePin(choose);
  return (
    <Stack gap={3}>
      <AddressField
        label={t('column.address')}
        value={place?.address ?? ''}
        near={origin}
        pending={pin.pending}
        error={pin.problem === null ? null : problemText(pin.problem)}
        // What the file says is searched for at once if it was not found.
        searchText={place === null && values.address !== undefined ? { text: values.address } : null}
        onChoose={(chosen) => {
          pin.forget();
          choose(chosen);
        }}
        onClear={() => {
          pin.forget();
          setPlace(null);
        }}
        onName={place?.address === '' ? (address) => choose({ ...place, address }) : undefined}
      />
      <Card className={classes.map}>
        <MapView
          label={t('address.map')}
          collectionPoint={origin}
          dropOff={place?.coordinates ?? null}
          draggable="dropOff"
          onMove={pin.moveTo}
          pinPlace={place?.address || null}
        />
      </Card>
    </Stack>
  );
}

function placeOf({ drop_off_point: point }: BulkRow, { address }: BulkValues): ChosenPlace | null {
  if (point === null) return null;
  return {
    ...pinAt({ latitude: point.latitude, longitude: point.longitude }),
    address: address ?? point.found_address ?? '',
  };
}

function columnsOf({ address, coordinates: { latitude, longitude } }: ChosenPlace): BulkValues {
  return { address, latitude: String(latitude), longitude: String(longitude) };
}
