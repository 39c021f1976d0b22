import type { CallName } from '@riderbell/contract/calls.ts';
import type { ErrorCode } from '@riderbell/contract/errors/error-codes.ts';
import type { CallerName } from './callers.ts';

export type Expected = 'answers' | ErrorCode;
export type Row = Readonly<Record<CallerName, Expected>>;

/** A call that ignores credentials: all callers get the same answer. */
function sameForAll(answer: Expected): Row {
  return {
    anonymous: answer,
    invalid: answer,
    expired: answer,
    disabled: answer,
    operator: answer,
    parentOwner: answer,
    parentOwnerAtParent: answer,
    staff: answer,
    staffAtSibling: answer,
    staffAtParent: answer,
    manager: answer,
    managerAtSibling: answer,
    managerAtParent: answer,
    requester: answer,
    requesterAtSibling: answer,
    requesterAtParent: answer,
    headManager: answer,
    headManagerAtOutlet: answer,
    headRequester: answer,
    headRequesterAtOutlet: answer,
    other: answer,
    godroid: answer,
    godroidAtSibling: answer,
    godroidAtParent: answer,
    godroidOfParent: answer,
    invalidGodroid: answer,
    expiredGodroid: answer,
    device: answer,
    deviceAtSibling: answer,
    deviceAtParent: answer,
    lockedDevice: answer,
    expiredDevice: answer,
    guest: answer,
    otherGuest: answer,
    guestAtVendor: answer,
    invalidGuest: answer,
    expiredGuest: answer,
    joinedGuest: answer,
    parentOwnerAtGuests: answer,
    godroidAtGuests: answer,
    courier: answer,
  };
}

/** A call for signed-in merchants and for tokens of the embedded mode or of a guest. */
function signedIn(answer: Expected): Row {
  return {
    ...sameForAll(answer),
    anonymous: 'session.required',
    invalid: 'session.invalid',
    expired: 'session.expired',
    invalidGodroid: 'session.invalid',
    expiredGodroid: 'session.expired',
    invalidGuest: 'session.invalid',
    expiredGuest: 'session.expired',
    joinedGuest: 'session.invalid',
    lockedDevice: 'session.invalid',
    expiredDevice: 'session.expired',
    disabled: 'session.invalid',
    // The operator runs the deployment and is no merchant.
    operator: 'session.invalid',
    // The courier system signs its requests and has no session.
    courier: 'session.required',
  };
}

/** A call about the caller's account, which the embedded mode, guests and people at shared devices do not have. */
function onAccount(answer: Expected): Row {
  const none = 'session.account-required';
  return {
    ...signedIn(answer),
    godroid: none,
    godroidAtSibling: none,
    godroidAtParent: none,
    godroidOfParent: none,
    godroidAtGuests: none,
    device: none,
    deviceAtSibling: none,
    deviceAtParent: none,
    guest: none,
    otherGuest: none,
    guestAtVendor: none,
  };
}

/** A call about a vendor: `answer` for callers with the right there, `foreign` for all others. */
function atVendor(answer: Expected, foreign: Expected): Row {
  return {
    ...signedIn(answer),
    staffAtSibling: foreign,
    staffAtParent: foreign,
    managerAtSibling: foreign,
    managerAtParent: foreign,
    requesterAtSibling: foreign,
    requesterAtParent: foreign,
    other: foreign,
    godroidAtSibling: foreign,
    godroidAtParent: foreign,
    godroidOfParent: foreign,
    deviceAtSibling: foreign,
    deviceAtParent: foreign,
    guestAtVendor: foreign,
    parentOwnerAtGuests: foreign,
    godroidAtGuests: foreign,
  };
}

/** A call about something that the guest vendor does not have. */
function notForGuests(answer: Expected, foreign: Expected): Row {
  return { ...atVendor(answer, foreign), guest: foreign, otherGuest: foreign };
}

/** A call that neither requesters nor people at shared devices may make, in addition to those of `notForGuests`. */
function forManagers(answer: Expected, foreign: Expected): Row {
  return {
    ...notForGuests(answer, foreign),
    requester: foreign,
    device: foreign,
    headRequester: foreign,
    headRequesterAtOutlet: foreign,
  };
}

/** A call about the business itself, which the embedded mode may not make either. */
function forBusiness(answer: Expected, foreign: Expected): Row {
  return { ...forManagers(answer, foreign), godroid: foreign };
}

/** As `forBusiness`, for people only: the embedded mode and guests have no account. */
function forBusinessPeople(answer: Expected, foreign: Expected): Row {
  const none = 'session.account-required';
  return {
    ...forBusiness(answer, foreign),
    godroid: none,
    godroidAtSibling: none,
    godroidAtParent: none,
    godroidOfParent: none,
    godroidAtGuests: none,
    device: none,
    deviceAtSibling: none,
    deviceAtParent: none,
    guest: none,
    otherGuest: none,
    guestAtVendor: none,
  };
}

/** As `atVendor`, for people only: the embedded mode, shared devices and guests have no account. */
function forPeople(answer: Expected, foreign: Expected): Row {
  const none = 'session.account-required';
  return {
    ...atVendor(answer, foreign),
    godroid: none,
    godroidAtSibling: none,
    godroidAtParent: none,
    godroidOfParent: none,
    godroidAtGuests: none,
    device: none,
    deviceAtSibling: none,
    deviceAtParent: none,
    guest: none,
    otherGuest: none,
    guestAtVendor: none,
  };
}

/** A call for the owners of a vendor or of its parent. */
function forOwners(answer: Expected, foreign: Expected): Row {
  return {
    ...forBusiness(answer, foreign),
    manager: foreign,
    headManager: foreign,
    headManagerAtOutlet: foreign,
  };
}

/** A call about an order: at the guest vendor, a guest has only its own orders. */
function onOrder(answer: Expected, foreign: Expected): Row {
  return { ...atVendor(answer, foreign), otherGuest: foreign };
}

/** A call of the courier system: all other callers are refused. */
const courierOnly: Row = { ...sameForAll('fleet.unsigned'), courier: 'answers' };

const operatorOnly: Row = { ...sameForAll('operator.token-wrong'), operator: 'answers' };

/**
 * What each call answers to each kind of caller; a call without a row does not compile. The requests are valid (matrix-requests.ts), so
 * every caller with the right gets "answers".
 */
export const expectedAnswers: { readonly [Name in CallName]: Row } = {
  // Before the sign-in: refused because of a wrong password, code or link, or because no outside provider is set.
  register: sameForAll('answers'),
  confirmRegistration: sameForAll('register.link-invalid'),
  resendConfirmation: sameForAll('answers'),
  login: sameForAll('login.failed'),
  extendLogin: sameForAll('session.refresh-invalid'),
  forgotPassword: sameForAll('answers'),
  resetPassword: sameForAll('reset.code-invalid'),
  startProviderLogin: sameForAll('login.resource-not-found'),
  finishProviderLogin: sameForAll('login.resource-not-found'),

  // Every caller may become a guest; an account takes over the guest of any token that it sends.
  createGuestSession: sameForAll('answers'),
  forgetGuest: sameForAll('answers'),
  joinGuest: onAccount('answers'),

  // About the caller's account.
  logout: { ...onAccount('answers'), device: 'answers', deviceAtSibling: 'answers', deviceAtParent: 'answers' },
  changePassword: onAccount('password.present-wrong'),
  listSessions: onAccount('answers'),
  // The request names a session of the parent owner.
  endSession: {
    ...onAccount('session.not-found'),
    parentOwner: 'answers',
    parentOwnerAtParent: 'answers',
    parentOwnerAtGuests: 'answers',
  },
  endOtherSessions: onAccount('answers'),
  disableAccount: operatorOnly,
  createLiveTicket: signedIn('answers'),

  // About places and the country, which are the same for all callers.
  autocompletePlaces: signedIn('answers'),
  reversePlace: signedIn('answers'),
  getPlaceDetails: signedIn('answers'),
  getCountryParameter: signedIn('answers'),

  // About a vendor; each caller lists its own vendors.
  listVendors: signedIn('answers'),
  getVendor: atVendor('answers', 'vendor.not-found'),
  // A guest's collection point comes with each order and cannot be saved.
  saveOriginAddress: forManagers('answers', 'vendor.not-found'),
  // About the outlets of the vendor's parent, which only the parent's owner may manage (specification §6).
  createOutlet: { ...signedIn('vendor.not-found'), parentOwner: 'answers', parentOwnerAtParent: 'answers' },
  updateOutlet: { ...signedIn('vendor.not-found'), parentOwner: 'answers' },
  getOpeningHours: atVendor('answers', 'vendor.not-found'),
  saveOpeningHours: {
    ...signedIn('vendor.not-found'),
    parentOwner: 'answers',
    parentOwnerAtParent: 'answers',
    staff: 'answers',
  },
  // What the vendor's recipients see; the guest vendor cannot be changed.
  getTrackingPage: forManagers('answers', 'vendor.not-found'),
  saveTrackingPage: forManagers('answers', 'vendor.not-found'),
  // The people of a vendor. The requests name no member and no invitation, because each caller with the right would change it.
  listTeam: forOwners('answers', 'vendor.not-found'),
  changeMemberRole: forOwners('team.not-member', 'vendor.not-found'),
  removeMember: forOwners('team.not-member', 'vendor.not-found'),
  inviteMember: forOwners('answers', 'vendor.not-found'),
  resendInvitation: forOwners('invitation.not-pending', 'vendor.not-found'),
  revokeInvitation: forOwners('invitation.not-pending', 'vendor.not-found'),
  // About an outlet where callers have a role only through its parent, so that none of them leaves.
  leaveTeam: {
    ...onAccount('vendor.not-found'),
    parentOwner: 'team.not-member',
    parentOwnerAtParent: 'team.not-member',
    parentOwnerAtGuests: 'team.not-member',
    headManager: 'team.not-member',
    headManagerAtOutlet: 'team.not-member',
    headRequester: 'team.not-member',
    headRequesterAtOutlet: 'team.not-member',
  },
  // Before or after the sign-in, by the mailed token.
  readInvitation: sameForAll('invitation.invalid'),
  acceptInvitation: onAccount('invitation.invalid'),
  registerInvited: sameForAll('invitation.invalid'),
  // The shared devices at the counter. The requests name no device and no person, because each caller with the right would remove it.
  listDevices: forBusiness('answers', 'vendor.not-found'),
  addDevice: forBusiness('answers', 'vendor.not-found'),
  removeDevice: forBusiness('device.not-found', 'vendor.not-found'),
  addDevicePerson: forBusiness('answers', 'vendor.not-found'),
  changeDevicePerson: forBusiness('device.person-not-found', 'vendor.not-found'),
  removeDevicePerson: forBusiness('device.person-not-found', 'vendor.not-found'),
  // By the code or the key of a device.
  connectDevice: sameForAll('device.code-invalid'),
  readDevice: sameForAll('device.disconnected'),
  unlockDevice: sameForAll('device.disconnected'),
  validateDeliveryArea: atVendor('answers', 'vendor.not-found'),
  getDeliveryArea: atVendor('answers', 'vendor.not-found'),
  quoteDeliveryFee: atVendor('answers', 'vendor.not-found'),
  estimateDelivery: atVendor('answers', 'vendor.not-found'),
  // Guests share a vendor but have no address book.
  // What was done there, for owners.
  listAuditEntries: forOwners('answers', 'vendor.not-found'),
  checkAuditTrail: forOwners('answers', 'vendor.not-found'),
  searchCustomers: notForGuests('answers', 'vendor.not-found'),
  forgetCustomer: notForGuests('answers', 'vendor.not-found'),
  // No help centre in the embedded mode, and none for guests (specification §6).
  getHelpCentreToken: {
    ...atVendor('answers', 'vendor.not-found'),
    godroid: 'help.not-offered',
    godroidAtSibling: 'help.not-offered',
    godroidAtParent: 'help.not-offered',
    godroidOfParent: 'help.not-offered',
    godroidAtGuests: 'help.not-offered',
    device: 'help.not-offered',
    deviceAtSibling: 'help.not-offered',
    deviceAtParent: 'help.not-offered',
    guest: 'help.not-offered',
    otherGuest: 'help.not-offered',
    guestAtVendor: 'help.not-offered',
  },

  // About orders.
  // The price was quoted to another guest.
  createOrder: { ...atVendor('answers', 'order.vendor-unknown'), otherGuest: 'SignatureForeign' },
  listOrders: atVendor('answers', 'vendor.not-found'),
  totalOrders: atVendor('answers', 'vendor.not-found'),
  createBulkJob: forPeople('answers', 'vendor.not-found'),
  listBulkJobs: forPeople('answers', 'vendor.not-found'),
  getBulkJob: forPeople('answers', 'vendor.not-found'),
  matchBulkColumns: forPeople('answers', 'vendor.not-found'),
  changeBulkRows: forPeople('answers', 'vendor.not-found'),
  placeBulkOrders: forPeople('answers', 'bulk.job-not-found'),
  // Who receives the orders by mail, for owners.
  getExportSchedule: forOwners('answers', 'vendor.not-found'),
  saveExportSchedule: forOwners('answers', 'vendor.not-found'),
  getNumbers: forBusiness('answers', 'vendor.not-found'),
  getCashBook: forBusiness('answers', 'vendor.not-found'),
  getCashDays: forBusiness('answers', 'vendor.not-found'),
  handOverCash: forBusinessPeople('answers', 'vendor.not-found'),
  correctCashLine: forBusinessPeople('answers', 'vendor.not-found'),
  closeCashDay: forBusinessPeople('answers', 'vendor.not-found'),
  getOrder: onOrder('answers', 'order.not-found'),
  updateOrder: onOrder('answers', 'order.not-found'),
  cancelOrder: onOrder('answers', 'order.not-found'),
  rescheduleOrder: onOrder('answers', 'order.not-found'),
  getRider: onOrder('answers', 'rider.not-found'),
  // By the order's id, which cannot be guessed; every caller who has it sees what a recipient may see.
  getTrackedOrder: sameForAll('answers'),
  getDeliveryReceipt: sameForAll('answers'),
  setChangeNote: sameForAll('answers'),

  // From the courier system, about orders that it carries.
  reportStatuses: courierOnly,
  reportPositions: courierOnly,
  uploadProof: courierOnly,

  // A voucher for all vendors, with a price that was quoted to another guest.
  validateVoucher: { ...atVendor('answers', 'vendor.not-found'), otherGuest: 'SignatureForeign' },
  // For callers who could use the voucher at one of their vendors; the guest vendor in an embedded token has none.
  getVoucher: { ...signedIn('answers'), godroidAtGuests: 'voucher.no-details' },

  // About the deployment.
  listVouchers: operatorOnly,
  addVoucher: operatorOnly,
  endVoucher: operatorOnly,
  listVoucherUses: operatorOnly,
  listCountryParameters: operatorOnly,
  setCountryParameter: operatorOnly,
  resetCountryParameter: operatorOnly,
  listCountryParameterChanges: operatorOnly,
};

/** Calls about a vendor that may name an order that is being changed instead. */
export type CallAboutChange = 'validateDeliveryArea' | 'quoteDeliveryFee' | 'estimateDelivery';

/** The answers in that case: for a caller who may not change the order, it does not exist. */
export const expectedAboutChange: { readonly [Name in CallAboutChange]: Row } = {
  validateDeliveryArea: onOrder('answers', 'order.not-found'),
  quoteDeliveryFee: onOrder('answers', 'order.not-found'),
  estimateDelivery: onOrder('answers', 'order.not-found'),
};
