import type { CallName } from '@riderbell/contract/calls.ts';
import type { ErrorCode } from '@riderbell/contract/errors/error-codes.ts';
import type { AskerName } from './askers.ts';

export type Expected = 'answers' | ErrorCode;
export type Row = Readonly<Record<AskerName, Expected>>;

/** A call that looks at no credential: the same answer for all. */
function everybody(answer: Expected): Row {
  return {
    nobody: answer,
    worthless: answer,
    over: answer,
    disabled: answer,
    operator: answer,
    parentOwner: answer,
    parentOwnerAtParent: answer,
    staff: answer,
    staffAtSibling: answer,
    staffAtParent: answer,
    other: answer,
    godroid: answer,
    godroidAtSibling: answer,
    godroidAtParent: answer,
    godroidOfParent: answer,
    worthlessGodroid: answer,
    overGodroid: answer,
    guest: answer,
    otherGuest: answer,
    guestAtVendor: answer,
    worthlessGuest: answer,
    overGuest: answer,
    joinedGuest: answer,
    parentOwnerAtGuests: answer,
    godroidAtGuests: answer,
    courier: answer,
  };
}

/** A call of whoever is signed in, or has a token of the embedded mode or of a guest. */
function signedIn(answer: Expected): Row {
  return {
    ...everybody(answer),
    nobody: 'session.required',
    worthless: 'session.invalid',
    over: 'session.expired',
    worthlessGodroid: 'session.invalid',
    overGodroid: 'session.expired',
    worthlessGuest: 'session.invalid',
    overGuest: 'session.expired',
    joinedGuest: 'session.invalid',
    disabled: 'session.invalid',
    // Runs the deployment and is nobody to its merchants.
    operator: 'session.invalid',
    // Signs, and has no session.
    courier: 'session.required',
  };
}

/** A call about one's own account, which neither the embedded mode nor a guest has. */
function onAccount(answer: Expected): Row {
  const none = 'session.account-required';
  return {
    ...signedIn(answer),
    godroid: none,
    godroidAtSibling: none,
    godroidAtParent: none,
    godroidOfParent: none,
    godroidAtGuests: none,
    guest: none,
    otherGuest: none,
    guestAtVendor: none,
  };
}

/** A call about a vendor: who has the right there, and what it is to everybody else. */
function atVendor(answer: Expected, foreign: Expected): Row {
  return {
    ...signedIn(answer),
    staffAtSibling: foreign,
    staffAtParent: foreign,
    other: foreign,
    godroidAtSibling: foreign,
    godroidAtParent: foreign,
    godroidOfParent: foreign,
    guestAtVendor: foreign,
    parentOwnerAtGuests: foreign,
    godroidAtGuests: foreign,
  };
}

/** A call about what the placeholder of guests has not. */
function notOfGuests(answer: Expected, foreign: Expected): Row {
  return { ...atVendor(answer, foreign), guest: foreign, otherGuest: foreign };
}

/** A call about an order: of the placeholder's orders a guest has its own. */
function onOrder(answer: Expected, foreign: Expected): Row {
  return { ...atVendor(answer, foreign), otherGuest: foreign };
}

/** A call of the courier system, whatever else somebody is. */
const ofCourier: Row = { ...everybody('fleet.unsigned'), courier: 'answers' };

const ofOperator: Row = { ...everybody('operator.token-wrong'), operator: 'answers' };

/**
 * What each call answers to each kind of asker; a call without a row does not compile. The requests are good ones
 * (matrix-requests.ts), so "answers" is what stands in the way of nobody who has the right.
 */
export const expectedAnswers: { readonly [Name in CallName]: Row } = {
  // Before the sign-in: what is refused is the wrong password, code or link of the request, or that no outside provider is set.
  register: everybody('answers'),
  confirmRegistration: everybody('register.link-invalid'),
  resendConfirmation: everybody('answers'),
  login: everybody('login.failed'),
  extendLogin: everybody('session.refresh-invalid'),
  forgotPassword: everybody('answers'),
  resetPassword: everybody('reset.code-invalid'),
  startProviderLogin: everybody('login.resource-not-found'),
  finishProviderLogin: everybody('login.resource-not-found'),

  // Nobody is one, and everybody may become one; an account takes over whoever's token it has.
  createGuestSession: everybody('answers'),
  forgetGuest: everybody('answers'),
  joinGuest: onAccount('answers'),

  // On one's own account.
  logout: onAccount('answers'),
  changePassword: onAccount('password.present-wrong'),
  listSessions: onAccount('answers'),
  // It names a session of the parent owner.
  endSession: {
    ...onAccount('session.not-found'),
    parentOwner: 'answers',
    parentOwnerAtParent: 'answers',
    parentOwnerAtGuests: 'answers',
  },
  endOtherSessions: onAccount('answers'),
  disableAccount: ofOperator,
  createLiveTicket: signedIn('answers'),

  // About places and the country, which are the same for all.
  autocompletePlaces: signedIn('answers'),
  reversePlace: signedIn('answers'),
  getPlaceDetails: signedIn('answers'),
  getCountryParameter: signedIn('answers'),

  // About a vendor; each lists its own.
  listVendors: signedIn('answers'),
  getVendor: atVendor('answers', 'vendor.not-found'),
  // A guest's collection point comes with its order, and there is none to save.
  saveOriginAddress: notOfGuests('answers', 'vendor.not-found'),
  // What a vendor's own recipients see; the placeholder of guests lets nothing be changed.
  getTrackingPage: notOfGuests('answers', 'vendor.not-found'),
  saveTrackingPage: notOfGuests('answers', 'vendor.not-found'),
  validateDeliveryArea: atVendor('answers', 'vendor.not-found'),
  getDeliveryArea: atVendor('answers', 'vendor.not-found'),
  quoteDeliveryFee: atVendor('answers', 'vendor.not-found'),
  estimateDelivery: atVendor('answers', 'vendor.not-found'),
  // Guests share a vendor, not a book.
  searchCustomers: notOfGuests('answers', 'vendor.not-found'),
  forgetCustomer: notOfGuests('answers', 'vendor.not-found'),
  // No help centre in the embedded mode, and none for guests (specification §6).
  getHelpCentreToken: {
    ...atVendor('answers', 'vendor.not-found'),
    godroid: 'help.not-offered',
    godroidAtSibling: 'help.not-offered',
    godroidAtParent: 'help.not-offered',
    godroidOfParent: 'help.not-offered',
    godroidAtGuests: 'help.not-offered',
    guest: 'help.not-offered',
    otherGuest: 'help.not-offered',
    guestAtVendor: 'help.not-offered',
  },

  // About orders.
  // The price was quoted to the one guest.
  createOrder: { ...atVendor('answers', 'order.vendor-unknown'), otherGuest: 'SignatureForeign' },
  listOrders: atVendor('answers', 'vendor.not-found'),
  getOrder: onOrder('answers', 'order.not-found'),
  updateOrder: onOrder('answers', 'order.not-found'),
  cancelOrder: onOrder('answers', 'order.not-found'),
  rescheduleOrder: onOrder('answers', 'order.not-found'),
  getRider: onOrder('answers', 'rider.not-found'),
  // By its id, which nobody can guess; whoever has it sees what a recipient may.
  getTrackedOrder: everybody('answers'),
  getDeliveryReceipt: everybody('answers'),

  // About orders that it carries.
  reportStatuses: ofCourier,
  reportPositions: ofCourier,
  uploadProof: ofCourier,

  // About a voucher for everybody, off a price of the one guest.
  validateVoucher: { ...atVendor('answers', 'vendor.not-found'), otherGuest: 'SignatureForeign' },
  // To whoever could use it at one of its vendors: a token of the placeholder has none.
  getVoucher: { ...signedIn('answers'), godroidAtGuests: 'voucher.no-details' },

  // On the deployment.
  listVouchers: ofOperator,
  addVoucher: ofOperator,
  endVoucher: ofOperator,
  listVoucherUses: ofOperator,
  listCountryParameters: ofOperator,
  setCountryParameter: ofOperator,
  resetCountryParameter: ofOperator,
  listCountryParameterChanges: ofOperator,
};

/** Calls about a vendor that may name an order instead, which is being changed. */
export type CallAboutChange = 'validateDeliveryArea' | 'quoteDeliveryFee' | 'estimateDelivery';

/** What they answer then: whoever may not change the order finds none. */
export const expectedAboutChange: { readonly [Name in CallAboutChange]: Row } = {
  validateDeliveryArea: onOrder('answers', 'order.not-found'),
  quoteDeliveryFee: onOrder('answers', 'order.not-found'),
  estimateDelivery: onOrder('answers', 'order.not-found'),
};
