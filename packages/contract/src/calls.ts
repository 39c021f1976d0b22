import { extendLogin } from './calls/accounts/extend-login.ts';
import { login } from './calls/accounts/login.ts';
import { logout } from './calls/accounts/logout.ts';
import { getCountryParameter } from './calls/countries/get-country-parameter.ts';
import { getRider } from './calls/fleet/get-rider.ts';
import { cancelOrder } from './calls/orders/cancel-order.ts';
import { createOrder } from './calls/orders/create-order.ts';
import { getOrder } from './calls/orders/get-order.ts';
import { listOrders } from './calls/orders/list-orders.ts';
import { updateOrder } from './calls/orders/update-order.ts';
import { getVendor } from './calls/outlets/get-vendor.ts';
import { listVendors } from './calls/outlets/list-vendors.ts';
import { saveOriginAddress } from './calls/outlets/save-origin-address.ts';
import { autocompletePlaces } from './calls/places/autocomplete-places.ts';
import { getPlaceDetails } from './calls/places/get-place-details.ts';
import { reversePlace } from './calls/places/reverse-place.ts';
import { estimateDelivery } from './calls/quotes/estimate-delivery.ts';
import { quoteDeliveryFee } from './calls/quotes/quote-delivery-fee.ts';
import { validateDeliveryArea } from './calls/quotes/validate-delivery-area.ts';
import { createLiveTicket } from './calls/tracking/create-live-ticket.ts';

/** Every call of the wire with a JSON answer. The server must bind each one, or it does not compile. */
export const calls = {
  login,
  extendLogin,
  logout,
  listVendors,
  getVendor,
  saveOriginAddress,
  autocompletePlaces,
  reversePlace,
  getPlaceDetails,
  getCountryParameter,
  validateDeliveryArea,
  quoteDeliveryFee,
  estimateDelivery,
  createOrder,
  getOrder,
  listOrders,
  updateOrder,
  cancelOrder,
  getRider,
  createLiveTicket,
} as const;

export type Calls = typeof calls;
export type CallName = keyof Calls;
