import type { CallRequest } from '@riderbell/contract/call.ts';
import { photo } from '../fleet/fleet-reports.ts';
import type { CallName, Calls } from '@riderbell/contract/calls.ts';

const source = { latitude: 13.7385, longitude: 100.5615 };
const destination = { latitude: 13.7402, longitude: 100.5637 };
export const sampleOrderId = 'd001-0123456789';

const sampleRider = {
  id: 'rider-99',
  name: 'Kanda Meechai',
  phone_number: '+66800000199',
  vehicle: 'motorbike',
} as const;

const orderFilter = {
  from: '2026-11-01T00:00:00.000Z',
  to: '2026-11-30T00:00:00.000Z',
  include_outlets: 'true',
  customer_phone_number: '+66812345678',
  scheduled: 'false',
  status: 'ANY',
  search: 'Somsri',
} as const;

/** A request of the right shape for each call; the things that it names may not exist. */
export const sampleRequests: { [Name in CallName]: CallRequest<Calls[Name]> } = {
  login: { body: { email_address: 'nobody@riderbell.test', password: 'Wrong-rider-1!' } },
  register: {
    body: {
      email_address: 'new@riderbell.test',
      password: 'New-rider-1!',
      name: 'Ploy Suwan',
      vendor_name: 'Baan Tea',
      phone_number: '+66812345678',
      outlet_id: null,
      terms_accepted: true,
      locale: 'en',
    },
  },
  confirmRegistration: { body: { token: 'never-mailed' } },
  resendConfirmation: { body: { email_address: 'nobody@riderbell.test' } },
  forgotPassword: { body: { email_address: 'nobody@riderbell.test' } },
  resetPassword: { body: { email_address: 'nobody@riderbell.test', code: '123456', password: 'New-rider-1!' } },
  changePassword: { body: { present_password: 'Wrong-rider-1!', password: 'New-rider-1!' } },
  listSessions: {},
  endSession: { params: { id: 'never-opened' }, body: {} },
  endOtherSessions: { body: {} },
  disableAccount: { body: { email_address: 'nobody@riderbell.test', disabled: true } },
  startProviderLogin: { body: {} },
  finishProviderLogin: { body: { attempt: 'never-begun', query: 'code=never-given&state=never-given' } },
  extendLogin: { body: { refresh_token: 'never-given' } },
  logout: { body: {} },
  createGuestSession: { body: {} },
  forgetGuest: { body: { guest_token: 'never-given' } },
  joinGuest: { body: { guest_token: 'never-given' } },
  listVendors: {},
  getVendor: { params: { id: 'd001' } },
  saveOriginAddress: {
    params: { id: 'd001' },
    body: {
      address_text: 'Sukhumvit Soi 21',
      unit: '',
      notes: '',
      building: '',
      city: 'Bangkok',
      country_code: 'TH',
      ...source,
      postal_code: '10110',
      street_address: 'Sukhumvit Soi 21',
    },
  },
  listTeam: { params: { id: 'd001' } },
  changeMemberRole: { params: { id: 'd001' }, body: { email: 'nobody@riderbell.test', role: 'manager' } },
  removeMember: { params: { id: 'd001' }, body: { email: 'nobody@riderbell.test' } },
  leaveTeam: { params: { id: 'd001' }, body: {} },
  inviteMember: { params: { id: 'd001' }, body: { email: 'new@riderbell.test', role: 'requester', locale: 'en' } },
  resendInvitation: { params: { id: 'd001', invitationId: 'never-sent' }, body: {} },
  revokeInvitation: { params: { id: 'd001', invitationId: 'never-sent' }, body: {} },
  readInvitation: { body: { token: 'never-mailed' } },
  acceptInvitation: { body: { token: 'never-mailed' } },
  registerInvited: {
    body: { token: 'never-mailed', name: 'Nok', password: 'New-rider-1!', terms_accepted: true, locale: 'en' },
  },
  autocompletePlaces: { query: { query: 'Asok', country: 'TH', lat: '13.7', lng: '100.5', language: 'en' } },
  reversePlace: { query: { lat: '13.7', lng: '100.5', language: 'th_TH' } },
  getPlaceDetails: { query: { query_id: 'place-asok' } },
  searchCustomers: { params: { vendorId: 'd001' }, query: { query: 'somsri' } },
  forgetCustomer: { params: { vendorId: 'd001', id: 'nobody' }, body: {} },
  getCountryParameter: { params: { parameter: 'serviceHours' } },
  listCountryParameters: {},
  setCountryParameter: { params: { parameter: 'serviceHours' }, body: { value: '0000:0000', changed_by: 'test' } },
  resetCountryParameter: { params: { parameter: 'serviceHours' }, body: { changed_by: 'test' } },
  listCountryParameterChanges: { params: { parameter: 'serviceHours' } },
  validateDeliveryArea: { body: { location: destination, vendor_location: source, vendor_id: 'd001' } },
  getDeliveryArea: { params: { id: 'd001' }, query: {} },
  quoteDeliveryFee: {
    body: { source, destination, vendor_id: 'd001', delivery_type: 'food', payment_method: 'PAID' },
  },
  estimateDelivery: { body: { vendor_id: 'd001', destination, preordered_for: null } },
  validateVoucher: {
    body: {
      code: 'WELCOME10',
      order: { order_time: null, delivery_fee: 42, signature: 'never-signed' },
      vendor_id: 'd001',
    },
  },
  getVoucher: { params: { code: 'WELCOME10' } },
  listVouchers: {},
  addVoucher: { body: { code: 'SAMPLE-1', type: 'percent', amount: 10, created_by: 'test' } },
  endVoucher: { params: { code: 'EXPIRED1' }, body: { ended_by: 'test' } },
  listVoucherUses: { params: { code: 'WELCOME10' } },
  createOrder: {
    body: {
      vendor_id: 'd001',
      customer: {
        name: 'Somsri Thongchai',
        phone_number: '+66812345678',
        location: { address: '12/4, Baan Suan, Sukhumvit Soi 23', ...destination, notes: '' },
      },
      order: { payment_method: 'PAID', amount: 265, description: '2 iced lattes', cold_bag_needed: false },
      vat_number: '',
      preordered_for: null,
      age_validation_required: false,
      delivery_fee: 42,
      signature: 'never-signed',
    },
  },
  getOrder: { query: { vendorId: 'd001', orderId: sampleOrderId } },
  listOrders: { params: { id: 'd001' }, query: { ...orderFilter, count: '30' } },
  listAuditEntries: {
    params: { id: 'd001' },
    query: { from: '2026-11-01T00:00:00.000Z', to: '2026-11-21T00:00:00.000Z', who: 'account', what: 'orders' },
  },
  checkAuditTrail: { params: { id: 'd001' } },
  totalOrders: { params: { id: 'd001' }, query: orderFilter },
  updateOrder: {
    params: { id: sampleOrderId },
    body: {
      vendor_id: 'd001',
      payment_method: 'PAID',
      amount: 265,
      item_details: '2 iced lattes',
      location: { address: ', , Sukhumvit Soi 23', ...destination, notes: '' },
      delivery_fee: 42,
      signature: 'never-signed',
      updated_at: '2026-11-21T04:00:00.000Z',
    },
  },
  rescheduleOrder: { body: { vendor_id: 'd001', order_id: sampleOrderId, preordered_for: 1_795_000_000 } },
  cancelOrder: { body: { vendor_id: 'd001', order_id: sampleOrderId, reason: 'mistake-error' } },
  getRider: { params: { id: 'rider-01' }, query: { order_id: sampleOrderId } },
  getTrackedOrder: { params: { orderId: sampleOrderId } },
  setChangeNote: { params: { orderId: sampleOrderId }, body: { pays_with: 500 } },
  getDeliveryReceipt: { params: { orderId: sampleOrderId } },
  reportStatuses: {
    body: { events: [{ order_id: sampleOrderId, sequence: 1, status: 'ASSIGNED_TO_TRANSPORT', rider: sampleRider }] },
  },
  reportPositions: {
    body: {
      positions: [{ rider: sampleRider, busy: true, ...source, accuracy_metres: 12, at: '2026-11-21T04:00:00.000Z' }],
    },
  },
  uploadProof: {
    params: { id: sampleOrderId, kind: 'delivery' },
    query: { taken_at: '2026-11-21T04:00:00.000Z' },
    body: { type: 'image/png', bytes: photo },
  },
  getNumbers: {
    params: { id: 'd001' },
    query: { from: '2026-11-15', to: '2026-11-21', by: 'week', include_outlets: 'true' },
  },
  getTrackingPage: { params: { id: 'd001' } },
  saveTrackingPage: { params: { id: 'd001' }, body: { show_rider_phone: true, show_map: true, note: '' } },
  createLiveTicket: { body: {} },
  getHelpCentreToken: { params: { id: 'd001' } },
};
