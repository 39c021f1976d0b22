import type { CountryParameter } from '@riderbell/domain/countries/country-parameter-names.ts';
import type { CurrencyCode } from '@riderbell/domain/countries/currencies.ts';
import type { OrderStatus } from '@riderbell/domain/orders/order-status.ts';
import type { SelectablePaymentMethod } from '@riderbell/domain/payments/payment-methods.ts';
import type { Area } from '@riderbell/domain/places/area.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import type { Vehicle } from '@riderbell/domain/quotes/estimation.ts';
import type { DiscountType } from '@riderbell/domain/vouchers/voucher.ts';

/** A named state of the product, to start a demo, a test, a journey or a benchmark from. Instants are ISO 8601 in UTC. */
export interface World {
  readonly name: string;
  readonly accounts: readonly WorldAccount[];
  /** Parents stand before their outlets. */
  readonly vendors: readonly WorldVendor[];
  readonly riders: readonly WorldRider[];
  readonly orders: readonly WorldOrder[];
  /** Where riders go from each city; from a city that is not named, anywhere in the country. */
  readonly areas: readonly WorldArea[];
  readonly vouchers: readonly WorldVoucher[];
  /** What the operator has changed of the country's parameters. */
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
  /** E-mails; owners of a parent own its outlets too. */
  readonly owners: readonly string[];
  readonly paymentMethods: readonly SelectablePaymentMethod[];
  /** Minutes until a rider is there. */
  readonly pickUpMinutes: number;
  readonly currency: CurrencyCode;
  readonly phone: string;
  readonly location: WorldLocation;
}

export interface WorldLocation {
  readonly addressText: string;
  /** null: the origin address is asked for first (specification §4). */
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
  /** null when nobody had taken it. */
  readonly riderId: string | null;
  /** The first entry is the order's creation, the last one its end. */
  readonly history: readonly WorldStatus[];
}

/** A voucher without limits but its life. */
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
