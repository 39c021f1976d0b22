import { fromMinor, toMinor } from '@riderbell/domain/countries/money.ts';
import {
  type CheckedOrderRequest,
  checkOrderRequest,
  type OrderRequestContext,
} from '@riderbell/domain/orders/order-request-checks.ts';
import { filterPhoneInput } from '@riderbell/domain/orders/phone-number.ts';
import { tidyName } from '@riderbell/domain/orders/tidy-name.ts';
import { joinAddress } from '@riderbell/domain/places/address.ts';
import type { ChosenPlace } from '@riderbell/domain/places/chosen-place.ts';
import type { UnpricedRequest } from '../submission/submission-loop.ts';
import { amountOf, currencyOf, type FormFault, type FormWorld } from './form-world.ts';
import { ownFaults, partsOnTheWire, type RequestField, type RequestForm } from './request-form.ts';

export type FormFaults = ReadonlyMap<RequestField | 'vendor', FormFault>;

function checkedRequest(form: RequestForm, world: FormWorld): CheckedOrderRequest {
  const { typedAddress } = world;
  const destination = typedAddress === '' ? world.destination : null;
  return {
    ...form,
    address: destination?.address ?? typedAddress,
    latitude: destination?.coordinates.latitude ?? null,
    longitude: destination?.coordinates.longitude ?? null,
    amount: amountOf(form, world),
    paymentMethod: form.paymentMethod === '' ? null : form.paymentMethod,
  };
}

function contextOf({ deployment, vendorKnown, isPossiblePhone }: FormWorld): OrderRequestContext {
  const { rules } = deployment;
  const currency = currencyOf(deployment);
  const minimum = rules.minimum_amount > 0 ? toMinor(rules.minimum_amount, currency) : null;
  return {
    country: {
      currency,
      unitNumberRequired: rules.unit_number_required,
      amount: { required: rules.amount_required, minimum },
    },
    vendorKnown,
    isPossiblePhone,
  };
}

/** The first fault of each field, by the domain's rules and in the specification's order (§5). */
export function faultsOf(form: RequestForm, world: FormWorld): FormFaults {
  const faults = new Map<RequestField | 'vendor', FormFault>();
  const add = (field: RequestField | 'vendor', fault: FormFault) => {
    if (!faults.has(field) && !world.omittedFields.has(field)) faults.set(field, fault);
  };
  for (const { field, key, values } of checkOrderRequest(checkedRequest(form, world), contextOf(world))) {
    add(field === 'coordinates' ? 'address' : field, values ? { key, values } : { key });
  }
  for (const [field, fault] of ownFaults(form, world)) add(field, fault);
  return faults;
}

/** The request for the wire; only for a form without faults. */
export function unpricedRequest(
  form: RequestForm,
  vendorId: string,
  place: ChosenPlace,
  world: FormWorld,
): UnpricedRequest {
  const amount = amountOf(form, world);
  const { unitNumber: unit, building } = form;
  return {
    vendor_id: vendorId,
    customer: {
      name: tidyName(form.customerName),
      phone_number: filterPhoneInput(form.customerPhone),
      location: {
        address: joinAddress({ unit, building, text: place.address }),
        latitude: place.coordinates.latitude,
        longitude: place.coordinates.longitude,
        notes: form.riderNotes.trim(),
      },
    },
    order: {
      payment_method: form.paymentMethod,
      amount: amount === null ? null : fromMinor(amount, currencyOf(world.deployment)),
      description: form.description.trim(),
      cold_bag_needed: false,
    },
    ...partsOnTheWire(form),
  };
}
