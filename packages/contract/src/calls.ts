import { createBulkJob } from './calls/bulk-orders/create-bulk-job.ts';
import { listBulkJobs } from './calls/bulk-orders/list-bulk-jobs.ts';
import { getBulkJob } from './calls/bulk-orders/get-bulk-job.ts';
import { matchBulkColumns } from './calls/bulk-orders/match-bulk-columns.ts';
import { changeBulkRows } from './calls/bulk-orders/change-bulk-rows.ts';
import { placeBulkOrders } from './calls/bulk-orders/place-bulk-orders.ts';
import { changePassword } from './calls/accounts/change-password.ts';
import { confirmRegistration } from './calls/accounts/confirm-registration.ts';
import { disableAccount } from './calls/accounts/disable-account.ts';
import { endOtherSessions } from './calls/accounts/end-other-sessions.ts';
import { endSession } from './calls/accounts/end-session.ts';
import { extendLogin } from './calls/accounts/extend-login.ts';
import { finishProviderLogin } from './calls/accounts/finish-provider-login.ts';
import { forgotPassword } from './calls/accounts/forgot-password.ts';
import { listSessions } from './calls/accounts/list-sessions.ts';
import { login } from './calls/accounts/login.ts';
import { logout } from './calls/accounts/logout.ts';
import { register } from './calls/accounts/register.ts';
import { resendConfirmation } from './calls/accounts/resend-confirmation.ts';
import { resetPassword } from './calls/accounts/reset-password.ts';
import { startProviderLogin } from './calls/accounts/start-provider-login.ts';
import { forgetCustomer } from './calls/addressbook/forget-customer.ts';
import { searchCustomers } from './calls/addressbook/search-customers.ts';
import { checkAuditTrail } from './calls/audit/check-audit-trail.ts';
import { listAuditEntries } from './calls/audit/list-audit-entries.ts';
import { getCountryParameter } from './calls/countries/get-country-parameter.ts';
import { listCountryParameterChanges } from './calls/countries/list-country-parameter-changes.ts';
import { listCountryParameters } from './calls/countries/list-country-parameters.ts';
import { resetCountryParameter } from './calls/countries/reset-country-parameter.ts';
import { setCountryParameter } from './calls/countries/set-country-parameter.ts';
import { addDevice } from './calls/devices/add-device.ts';
import { addDevicePerson } from './calls/devices/add-device-person.ts';
import { changeDevicePerson } from './calls/devices/change-device-person.ts';
import { connectDevice } from './calls/devices/connect-device.ts';
import { listDevices } from './calls/devices/list-devices.ts';
import { readDevice } from './calls/devices/read-device.ts';
import { removeDevice } from './calls/devices/remove-device.ts';
import { removeDevicePerson } from './calls/devices/remove-device-person.ts';
import { unlockDevice } from './calls/devices/unlock-device.ts';
import { getExportSchedule } from './calls/exports/get-export-schedule.ts';
import { saveExportSchedule } from './calls/exports/save-export-schedule.ts';
import { getRider } from './calls/fleet/get-rider.ts';
import { reportPositions } from './calls/fleet/report-positions.ts';
import { reportStatuses } from './calls/fleet/report-statuses.ts';
import { uploadProof } from './calls/fleet/upload-proof.ts';
import { createGuestSession } from './calls/guests/create-guest-session.ts';
import { closeCashDay } from './calls/cash-book/close-cash-day.ts';
import { correctCashLine } from './calls/cash-book/correct-cash-line.ts';
import { getCashBook } from './calls/cash-book/get-cash-book.ts';
import { getCashDays } from './calls/cash-book/get-cash-days.ts';
import { handOverCash } from './calls/cash-book/hand-over-cash.ts';
import { forgetGuest } from './calls/guests/forget-guest.ts';
import { joinGuest } from './calls/guests/join-guest.ts';
import { getHelpCentreToken } from './calls/help/get-help-centre-token.ts';
import { getNumbers } from './calls/numbers/get-numbers.ts';
import { cancelOrder } from './calls/orders/cancel-order.ts';
import { createOrder } from './calls/orders/create-order.ts';
import { getOrder } from './calls/orders/get-order.ts';
import { listOrders } from './calls/orders/list-orders.ts';
import { totalOrders } from './calls/orders/total-orders.ts';
import { rescheduleOrder } from './calls/orders/reschedule-order.ts';
import { updateOrder } from './calls/orders/update-order.ts';
import { createOutlet } from './calls/outlets/create-outlet.ts';
import { getOpeningHours } from './calls/outlets/get-opening-hours.ts';
import { getVendor } from './calls/outlets/get-vendor.ts';
import { listVendors } from './calls/outlets/list-vendors.ts';
import { saveOpeningHours } from './calls/outlets/save-opening-hours.ts';
import { saveOriginAddress } from './calls/outlets/save-origin-address.ts';
import { updateOutlet } from './calls/outlets/update-outlet.ts';
import { autocompletePlaces } from './calls/places/autocomplete-places.ts';
import { getPlaceDetails } from './calls/places/get-place-details.ts';
import { reversePlace } from './calls/places/reverse-place.ts';
import { estimateDelivery } from './calls/quotes/estimate-delivery.ts';
import { getDeliveryArea } from './calls/quotes/get-delivery-area.ts';
import { quoteDeliveryFee } from './calls/quotes/quote-delivery-fee.ts';
import { validateDeliveryArea } from './calls/quotes/validate-delivery-area.ts';
import { acceptInvitation } from './calls/team/accept-invitation.ts';
import { changeMemberRole } from './calls/team/change-member-role.ts';
import { inviteMember } from './calls/team/invite-member.ts';
import { leaveTeam } from './calls/team/leave-team.ts';
import { listTeam } from './calls/team/list-team.ts';
import { readInvitation } from './calls/team/read-invitation.ts';
import { registerInvited } from './calls/team/register-invited.ts';
import { removeMember } from './calls/team/remove-member.ts';
import { resendInvitation } from './calls/team/resend-invitation.ts';
import { revokeInvitation } from './calls/team/revoke-invitation.ts';
import { createLiveTicket } from './calls/tracking/create-live-ticket.ts';
import { getDeliveryReceipt } from './calls/tracking/get-delivery-receipt.ts';
import { getTrackedOrder } from './calls/tracking/get-tracked-order.ts';
import { getTrackingPage } from './calls/tracking/get-tracking-page.ts';
import { saveTrackingPage } from './calls/tracking/save-tracking-page.ts';
import { setChangeNote } from './calls/tracking/set-change-note.ts';
import { addVoucher } from './calls/vouchers/add-voucher.ts';
import { endVoucher } from './calls/vouchers/end-voucher.ts';
import { getVoucher } from './calls/vouchers/get-voucher.ts';
import { listVoucherUses } from './calls/vouchers/list-voucher-uses.ts';
import { listVouchers } from './calls/vouchers/list-vouchers.ts';
import { validateVoucher } from './calls/vouchers/validate-voucher.ts';

/** Every API call with a JSON answer. The server has to bind each one, or it does not compile. */
export const calls = {
  register,
  confirmRegistration,
  resendConfirmation,
  login,
  extendLogin,
  logout,
  forgotPassword,
  resetPassword,
  changePassword,
  listSessions,
  endSession,
  endOtherSessions,
  disableAccount,
  startProviderLogin,
  finishProviderLogin,
  createGuestSession,
  forgetGuest,
  joinGuest,
  listVendors,
  getVendor,
  saveOriginAddress,
  listTeam,
  changeMemberRole,
  removeMember,
  leaveTeam,
  inviteMember,
  resendInvitation,
  revokeInvitation,
  readInvitation,
  acceptInvitation,
  registerInvited,
  createOutlet,
  updateOutlet,
  getOpeningHours,
  saveOpeningHours,
  autocompletePlaces,
  reversePlace,
  getPlaceDetails,
  searchCustomers,
  forgetCustomer,
  getCountryParameter,
  listCountryParameters,
  setCountryParameter,
  resetCountryParameter,
  listCountryParameterChanges,
  validateDeliveryArea,
  getDeliveryArea,
  quoteDeliveryFee,
  estimateDelivery,
  validateVoucher,
  getVoucher,
  listVouchers,
  addVoucher,
  endVoucher,
  listVoucherUses,
  createOrder,
  getOrder,
  listOrders,
  totalOrders,
  updateOrder,
  cancelOrder,
  rescheduleOrder,
  createBulkJob,
  listBulkJobs,
  getBulkJob,
  matchBulkColumns,
  changeBulkRows,
  placeBulkOrders,
  getExportSchedule,
  saveExportSchedule,
  getNumbers,
  getCashBook,
  getCashDays,
  handOverCash,
  correctCashLine,
  closeCashDay,
  getRider,
  getTrackedOrder,
  getDeliveryReceipt,
  setChangeNote,
  reportStatuses,
  reportPositions,
  uploadProof,
  getTrackingPage,
  saveTrackingPage,
  listAuditEntries,
  checkAuditTrail,
  listDevices,
  addDevice,
  removeDevice,
  addDevicePerson,
  changeDevicePerson,
  removeDevicePerson,
  connectDevice,
  readDevice,
  unlockDevice,
  createLiveTicket,
  getHelpCentreToken,
} as const;

export type Calls = typeof calls;
export type CallName = keyof Calls;
