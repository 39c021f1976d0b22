import type { CallRequest } from '@riderbell/contract/call.ts';
import { type CallName, type Calls, calls } from '@riderbell/contract/calls.ts';
import { dateAfter } from '@riderbell/domain/countries/local-day.ts';
import { guestVendorId } from '@riderbell/domain/outlets/guest-vendor.ts';
import { decodeJwt } from 'jose';
import { formOf, sessionAt } from '../accounts/testing-accounts.ts';
import { reportAll, rider, statusEvent } from '../fleet/fleet-reports.ts';
import { guestRequest, home } from '../guests/guest-orders.ts';
import { guestToken } from '../guests/guest-sessions.ts';
import { allEnded, goodRow, type Upload, upload, workbookFrom } from '../bulk-orders/testing-uploads.ts';
import { sampleRequests } from '../http/sample-requests.ts';
import { dispatchedOrder, door, orderUntil, originOf, quotedRequest } from '../orders/order-requests.ts';
import { partner, type Scene } from './callers.ts';
import { beginOwner, settledGuestOrder, tokenOfOwner } from './matrix-guests.ts';

type Request<Name extends CallName> = CallRequest<Calls[Name]>;

/** An order of the vendor that no longer changes, so that its copy stays the newest. */
async function settledOrder({ server, vendorId }: Scene) {
  if (vendorId === guestVendorId) return settledGuestOrder(server);
  const { order_id: orderId } = await dispatchedOrder(server, { vendorId });
  return orderUntil(server, orderId, ({ status }) => status === 'WAITING_FOR_TRANSPORT');
}

async function edit(scene: Scene): Promise<Request<'updateOrder'>> {
  const order = await settledOrder(scene);
  return {
    params: { id: order.order_id },
    body: {
      vendor_id: order.vendor_id,
      payment_method: order.order.payment_method,
      amount: order.order.amount,
      item_details: 'changed',
      location: order.customer.location,
      delivery_fee: order.delivery_fee,
      updated_at: order.updated_at,
    },
  };
}

async function getRiderRequest(scene: Scene): Promise<Request<'getRider'>> {
  const { server } = scene;
  const { order_id: orderId } = await settledOrder(scene);
  const at = server.clock.now();
  await server.server.fleet.receive(statusEvent(orderId, 1, 'ASSIGNED_TO_TRANSPORT', { pickUpAt: at, dropOffAt: at }));
  await server.server.fleet.receivePositions([{ rider, busy: true, latitude: 13.74, longitude: 100.56, at }]);
  return { params: { id: rider.id }, query: { order_id: orderId } };
}

async function deliveredOrder(scene: Scene): Promise<Request<'getDeliveryReceipt'>> {
  const { order_id: orderId } = await settledOrder(scene);
  await reportAll(scene.server, orderId, ['PICKED_UP', 'DELIVERED']);
  return { params: { orderId } };
}

/** Cash that a rider holds. */
async function handOver(scene: Scene): Promise<Request<'handOverCash'>> {
  await deliveredOrder(scene);
  return { ...sampleRequests.handOverCash, params: { id: scene.vendorId } };
}

async function correction(scene: Scene): Promise<Request<'correctCashLine'>> {
  const { server, vendorId } = scene;
  const request = { ...sampleRequests.correctCashLine, params: { id: vendorId } };
  if (vendorId === guestVendorId) return request;
  await deliveredOrder(scene);
  const { result } = await server.client.answer(
    calls.getCashBook,
    { params: { id: vendorId }, query: {} },
    { as: await server.demo() },
  );
  const line = result.lines.findLast(({ kind }) => kind === 'collected');
  return { ...request, body: { ...request.body, line_id: line?.line_id ?? 1 } };
}

let closedDays = 0;
/** A day can be closed once, so each caller closes another. */
function closing({ vendorId }: Scene): Request<'closeCashDay'> {
  closedDays += 1;
  return { ...sampleRequests.closeCashDay, params: { id: vendorId, day: dateAfter('2025-01-01', closedDays) } };
}

async function sessionOfPartner({ server }: Scene): Promise<Request<'endSession'>> {
  const { sid } = decodeJwt<{ sid: string }>(await sessionAt(server, partner));
  return { params: { id: sid }, body: {} };
}

/** The vendor's collection point. */
const placeOf = (vendorId: string) => (vendorId === guestVendorId ? home : originOf(vendorId));

/** Guesses are limited by account, so each caller guesses at another account. */
const emailOf = ({ call, caller }: Scene): string => `${call}-${caller}@riderbell.test`.toLowerCase();

/** An order request at the vendor of the scene, with a price that was quoted for it. */
async function quoted({ server, vendorId }: Scene) {
  if (vendorId === guestVendorId) return guestRequest(server, tokenOfOwner(server));
  return quotedRequest(server, await server.demo(), { vendorId });
}

async function voucherOf(scene: Scene): Promise<Request<'validateVoucher'>> {
  const { vendorId } = scene;
  const { delivery_fee, signature } = await quoted(scene);
  return { body: { code: 'WELCOME10', order: { order_time: null, delivery_fee, signature }, vendor_id: vendorId } };
}

/** An upload of the vendor, whose rows are checked; the guest vendor has none. */
async function uploadAt({ server, vendorId }: Scene): Promise<Upload | null> {
  return vendorId === guestVendorId ? null : upload(server, [goodRow(1)], vendorId);
}

async function jobParams(scene: Scene): Promise<{ vendorId: string; jobId: string }> {
  const uploaded = await uploadAt(scene);
  return { vendorId: scene.vendorId, jobId: uploaded?.bulk_job.bulk_job_id ?? 'never-uploaded' };
}

async function matching(scene: Scene): Promise<Request<'matchBulkColumns'>> {
  const uploaded = await uploadAt(scene);
  const jobId = uploaded?.bulk_job.bulk_job_id ?? 'never-uploaded';
  const columns = uploaded?.bulk_job.columns.map(({ column }) => column) ?? [];
  return { params: { vendorId: scene.vendorId, jobId }, body: { columns } };
}

/** Valid requests about the vendor of the scene, for calls that need more than the sample. */
const requests: { readonly [Name in CallName]?: (scene: Scene) => Request<Name> | Promise<Request<Name>> } = {
  register: (scene) => ({ body: formOf(emailOf(scene)) }),
  resendConfirmation: (scene) => ({ body: { email_address: emailOf(scene) } }),
  login: (scene) => ({ body: { email_address: emailOf(scene), password: 'Wrong-rider-1!' } }),
  forgotPassword: (scene) => ({ body: { email_address: emailOf(scene) } }),
  resetPassword: (scene) => ({ body: { email_address: emailOf(scene), code: '123456', password: 'New-rider-1!' } }),
  endSession: sessionOfPartner,
  getVendor: ({ vendorId }) => ({ params: { id: vendorId } }),
  joinGuest: async ({ server }) => ({ body: { guest_token: await guestToken(server) } }),
  saveOriginAddress: ({ vendorId }) => ({
    ...sampleRequests.saveOriginAddress,
    params: { id: vendorId },
    // The present place, so that the next request's quote is still valid.
    body: { ...sampleRequests.saveOriginAddress.body, ...placeOf(vendorId) },
  }),
  // An id can be taken once, so each caller chooses another.
  createOutlet: ({ call, caller, vendorId }) => ({
    body: {
      ...sampleRequests.createOutlet.body,
      parent_vendor_id: vendorId.startsWith('d') ? 'demo' : vendorId,
      client_vendor_id: `${call}-${caller}`.slice(0, 32),
    },
  }),
  updateOutlet: ({ vendorId }) => ({
    params: { id: vendorId },
    // The present place and owners, for the same reason.
    body: { ...sampleRequests.updateOutlet.body, ...placeOf(vendorId) },
  }),
  getOpeningHours: ({ vendorId }) => ({ params: { id: vendorId } }),
  saveOpeningHours: ({ vendorId }) => ({ ...sampleRequests.saveOpeningHours, params: { id: vendorId } }),
  getTrackingPage: ({ vendorId }) => ({ params: { id: vendorId } }),
  saveTrackingPage: ({ vendorId }) => ({ ...sampleRequests.saveTrackingPage, params: { id: vendorId } }),
  listTeam: ({ vendorId }) => ({ params: { id: vendorId } }),
  changeMemberRole: ({ vendorId }) => ({ ...sampleRequests.changeMemberRole, params: { id: vendorId } }),
  removeMember: ({ vendorId }) => ({ ...sampleRequests.removeMember, params: { id: vendorId } }),
  leaveTeam: () => ({ params: { id: 'a-001' }, body: {} }),
  inviteMember: (scene) => ({
    params: { id: scene.vendorId },
    body: { email: emailOf(scene), role: 'requester', locale: 'en' },
  }),
  resendInvitation: ({ vendorId }) => ({ params: { id: vendorId, invitationId: 'never-sent' }, body: {} }),
  revokeInvitation: ({ vendorId }) => ({ params: { id: vendorId, invitationId: 'never-sent' }, body: {} }),
  listDevices: ({ vendorId }) => ({ params: { id: vendorId } }),
  // A name can be taken once, so each caller adds another.
  addDevice: ({ vendorId, caller }) => ({ params: { id: vendorId }, body: { name: `Counter ${caller}` } }),
  removeDevice: ({ vendorId }) => ({ params: { id: vendorId, deviceId: 'never-added' }, body: {} }),
  addDevicePerson: ({ vendorId, caller }) => ({
    params: { id: vendorId },
    body: { name: `Maria ${caller}`, pin: '4071' },
  }),
  changeDevicePerson: ({ vendorId }) => ({
    ...sampleRequests.changeDevicePerson,
    params: { id: vendorId, personId: 'never-added' },
  }),
  removeDevicePerson: ({ vendorId }) => ({ params: { id: vendorId, personId: 'never-added' }, body: {} }),
  validateDeliveryArea: ({ vendorId }) => ({
    body: { location: door, vendor_location: placeOf(vendorId), vendor_id: vendorId },
  }),
  getDeliveryArea: ({ vendorId }) => ({ params: { id: vendorId }, query: {} }),
  quoteDeliveryFee: ({ vendorId }) => ({
    body: { ...sampleRequests.quoteDeliveryFee.body, source: placeOf(vendorId), vendor_id: vendorId },
  }),
  estimateDelivery: ({ vendorId }) => ({
    body: { ...sampleRequests.estimateDelivery.body, source: placeOf(vendorId), vendor_id: vendorId },
  }),
  searchCustomers: ({ vendorId }) => ({ params: { vendorId }, query: { query: 'so' } }),
  forgetCustomer: ({ vendorId }) => ({ params: { vendorId, id: 'nobody' }, body: {} }),
  getHelpCentreToken: ({ vendorId }) => ({ params: { id: vendorId } }),
  validateVoucher: voucherOf,
  // A code can be added once, so each caller adds another.
  addVoucher: ({ caller }) => ({ body: { ...sampleRequests.addVoucher.body, code: `MATRIX-${caller}` } }),
  createOrder: async (scene) => ({ body: await quoted(scene) }),
  listAuditEntries: ({ vendorId }) => ({ ...sampleRequests.listAuditEntries, params: { id: vendorId } }),
  checkAuditTrail: ({ vendorId }) => ({ params: { id: vendorId } }),
  listOrders: ({ vendorId }) => ({ ...sampleRequests.listOrders, params: { id: vendorId } }),
  totalOrders: ({ vendorId }) => ({ ...sampleRequests.totalOrders, params: { id: vendorId } }),
  createBulkJob: async ({ server, vendorId }) => {
    await allEnded(server);
    return { body: { vendor_id: vendorId, content: await workbookFrom([goodRow(1)]), file_name: 'orders.xlsx' } };
  },
  listBulkJobs: ({ vendorId }) => ({ params: { vendorId }, query: {} }),
  getBulkJob: async (scene) => ({ params: await jobParams(scene), query: {} }),
  matchBulkColumns: matching,
  changeBulkRows: async (scene) => ({ ...sampleRequests.changeBulkRows, params: await jobParams(scene) }),
  placeBulkOrders: async (scene) => ({ params: { jobId: (await jobParams(scene)).jobId }, query: {} }),
  getExportSchedule: ({ vendorId }) => ({ params: { id: vendorId } }),
  saveExportSchedule: ({ vendorId }) => ({ params: { id: vendorId }, body: { schedule: null } }),
  getNumbers: ({ vendorId }) => ({ ...sampleRequests.getNumbers, params: { id: vendorId } }),
  getCashDays: ({ vendorId }) => ({ ...sampleRequests.getCashDays, params: { id: vendorId } }),
  getCashBook: ({ vendorId }) => ({ ...sampleRequests.getCashBook, params: { id: vendorId } }),
  handOverCash: handOver,
  correctCashLine: correction,
  closeCashDay: closing,
  getOrder: async (scene) => ({
    query: { vendorId: scene.vendorId, orderId: (await settledOrder(scene)).order_id },
  }),
  updateOrder: edit,
  cancelOrder: async (scene) => ({
    body: { vendor_id: scene.vendorId, order_id: (await settledOrder(scene)).order_id, reason: 'mistake-error' },
  }),
  rescheduleOrder: async (scene) => ({
    body: {
      vendor_id: scene.vendorId,
      order_id: (await settledOrder(scene)).order_id,
      preordered_for: Math.floor(scene.server.clock.now() / 1000) + 7200,
    },
  }),
  getRider: getRiderRequest,
  getTrackedOrder: async (scene) => ({ params: { orderId: (await settledOrder(scene)).order_id } }),
  getDeliveryReceipt: deliveredOrder,
  setChangeNote: async (scene) => ({
    params: { orderId: (await settledOrder(scene)).order_id },
    body: { pays_with: 1000 },
  }),
};

/** The same request, about the change of an order of the vendor. */
export async function requestAboutChange(scene: Scene): Promise<unknown> {
  const { body } = (await requestOf(scene)) as { body: object };
  return { body: { ...body, order_id: (await settledOrder(scene)).order_id } };
}

/** A valid request of the call about the vendor of the scene: no caller with the right is refused. */
export async function requestOf(scene: Scene): Promise<unknown> {
  if (scene.vendorId === guestVendorId) await beginOwner(scene.server);
  return (await requests[scene.call]?.(scene)) ?? sampleRequests[scene.call];
}
