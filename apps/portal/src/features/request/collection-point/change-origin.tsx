import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { isEditableOutlet } from '@riderbell/domain/outlets/outlet-rules.ts';
import type { ChosenPlace } from '@riderbell/domain/places/chosen-place.ts';
import type { RequestEvent } from '@riderbell/domain/requests/request-flow.ts';
import type { Dispatch, ReactNode } from 'react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { ShortLabel } from '@riderbell/ui/short-label.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { useRight } from '../../../platform/vendors/current-vendor.tsx';
import { originOf } from '../model/use-request-flow.ts';
import classes from './change-origin.module.css';

/** The vendor's collection point as a place that can be moved; null until the vendor has one. */
export function originPlaceOf(vendor: Vendor): ChosenPlace | null {
  const coordinates = originOf(vendor);
  if (coordinates === null) return null;
  const { address_text, building, city, postal_code, country_code } = vendor.vendor_information.location;
  return {
    coordinates,
    address: address_text,
    building,
    city,
    postalCode: postal_code,
    countryCode: country_code,
  };
}

/** Leads back to the details of the collection point (specification §4), where the merchant can change them. */
export function ChangeOrigin({ vendor, dispatch }: { vendor: Vendor; dispatch: Dispatch<RequestEvent> }) {
  const t = useTexts('orders');
  const place = originPlaceOf(vendor);
  const mayChange = useRight('change-vendor');
  // Some outlets are never edited (specification §6).
  if (place === null || !mayChange || !isEditableOutlet(vendor.vendor_id)) return null;
  return (
    <Button
      variant="subtle"
      size="sm"
      className={classes.change}
      onClick={() => dispatch({ type: 'GoBackToOriginAddressDetails', place })}
    >
      <ShortLabel shown={t('origin.change')} spoken={t('origin.change.label')} />
    </Button>
  );
}

/** The collection point, on a screen that has no room for the whole route. */
export function OriginLine({ name, children }: { name: string; children?: ReactNode }) {
  const t = useTexts('orders');
  return (
    <Row as="p" gap={3} justify="between">
      <Text as="span" truncate>
        <Text as="span" tone="soft">
          {t('from')}
        </Text>{' '}
        <Text as="bdi" weight={600}>
          {name}
        </Text>
      </Text>
      {children}
    </Row>
  );
}
