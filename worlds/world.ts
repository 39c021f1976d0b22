import type { CountryParameter } from '@riderbell/domain/countries/country-parameter-names.ts';
import type { CurrencyCode } from '@riderbell/domain/countries/currencies.ts';
import type { OrderStatus } from '@riderbell/domain/orders/order-status.ts';
import type { SelectablePaymentMethod } from '@riderbell/domain/payments/payment-methods.ts';
import type { Area } from '@riderbell/domain/places/area.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import type { Vehicle } from '@riderbell/domain/quotes/estimation.ts';
import type { DiscountType } from '@riderbell/domain/vouchers/voucher.ts';

/** Named seed data for a demo, a test, a journey or a benchmark. Instants are ISO 8601 in UTC. */
export interface World {
  readonly name: string;
  readonly accounts: readonly WorldAccount[];
  /** Parents come before their outlets. */
  readonly vendors: readonly WorldVendor[];
  readonly riders: readonly WorldRider[];
  readonly orders: readonly WorldOrder[];
  /** The delivery area of each city; a city without one delivers to the whole country. */
  readonly areas: readonly WorldArea[];
  readonly vouchers: readonly WorldVoucher[];
  /** The country parameters that the operator has set. */
  readonly parameters: readonly WorldParameter[];
}

export interface WorldParameter {
  readonly parameter: CountryParameter;
  readonly value: string;
}

export interface WorldArea {
  readonly city: string;
  readonly area: Area;
}

export interface WorldAccount {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly name: string;
}

export interface WorldVendor {
  readonly id: string;
  readonly parentId: string | null;
  readonly isParent: boolean;
  readonly name: string;
  /** E-mail addresses; the owners of a parent also own its outlets. */
  readonly owners: readonly string[];
  /** Its other people; a role at a parent is also one at its outlets. */
  readonly members?: readonly WorldMember[];
  readonly paymentMethods: readonly SelectablePaymentMethod[];
  /** Minutes until a rider is at the collection point. */
  readonly pickUpMinutes: number;
  readonly currency: CurrencyCode;
  readonly phone: string;
  readonly location: WorldLocation;
}

export interface WorldMember {
  readonly email: string;
  readonly role: 'manager' | 'requester';
}

export interface WorldLocation {
  readonly addressText: string;
  /** null if the merchant has to enter the origin address first (specification §4). */
  readonly coordinates: Coordinates | null;
  readonly street: string;
  readonly streetNumber: string;
  readonly unit: string;
  readonly building: string;
  readonly city: string;
  readonly postalCode: string;
  readonly countryCode: string;
  readonly riderInstructions: string;
}

export interface WorldRider {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly vehicle: Vehicle;
}

export interface WorldOrder {
  readonly id: string;
  readonly vendorId: string;
  readonly customer: {
    readonly name: string;
    readonly phone: string;
    readonly address: string;
    readonly coordinates: Coordinates;
    readonly notes: string;
  };
  /** Minor units, like every amount here. */
  readonly amount: number;
  readonly description: string;
  readonly paymentMethod: SelectablePaymentMethod;
  readonly fee: {
    readonly base: number;
    readonly distance: number;
    readonly surcharge: number;
    readonly voucher: number;
  };
  readonly distanceMetres: number;
  /** null when no rider had taken it. */
  readonly riderId: string | null;
  /** The first entry is the order's creation, the last one its end. */
  readonly history: readonly WorldStatus[];
}

/** A voucher whose only limit is its period of validity. */
export interface WorldVoucher {
  readonly code: string;
  readonly type: DiscountType;
  /** Percent, or minor units. */
  readonly amount: number;
  readonly validUntil: string | null;
}

export interface WorldStatus {
  readonly status: OrderStatus;
  readonly at: string;
  readonly by: 'vendor' | 'fleet' | 'system';
  readonly reason?: string;
}
