import type { FlagName } from '@riderbell/domain/flags/flags.ts';

/** What a flag changes, for the operators who switch it. */
export interface FlagGuide {
  readonly gates: string;
  /** Where the code asks for it, as folders of the map in ARCHITECTURE.md; null if what it gates is not built yet. */
  readonly where: string | null;
  /** The capability that will bring the missing part. */
  readonly coming?: string;
}

const accounts = 'accounts and modes';
const cards = 'card payments';

/** The source of docs/flags.md; a test compares it with the code. */
export const flagGuide: Readonly<Record<FlagName, FlagGuide>> = {
  google_autocomplete: {
    gates:
      'Addresses are searched at Google instead of the deployment’s geocoder, where `GOOGLE_MAPS_KEY` is set; without it nothing changes. A rule about vendors sees the first vendor of the account, a parent before its outlets.',
    where: 'server features/places',
  },
  unplanned_maintenance: {
    gates: 'Every route leads to /maintenance, which says that something broke.',
    where: 'portal app/guards, app/screens',
  },
  planned_maintenance: {
    gates: 'Every route leads to /maintenance, which says that work is being done.',
    where: 'portal app/guards',
  },
  helpcenter: {
    gates: 'The help centre: its round button on desktop, its page on small screens.',
    where: 'portal features/help',
  },
  guest_checkout: {
    gates:
      'A rider can be requested without an account. Off, `POST /guest/session` and `/guest/join` answer `guest.not-offered`, and guest tokens are refused as expired; their orders go on. In the portal it gates the offer beside the sign-in and the registration, the target of the landing page’s request button, and the guest’s session.',
    where: 'server features/guests and tokens, portal app and platform/session',
  },
  payment_vat: {
    gates:
      'The VAT number of a business customer (not of a guest) in the payment step. A number typed before the flag went off is still sent and shown.',
    where: 'portal features/request',
  },
  pre_order: {
    gates:
      'Orders for later, up to two days ahead. Off, the form offers only as soon as possible, and the server refuses `preordered_for` with `order.scheduled-not-offered`; booked orders stay.',
    where: 'portal features/request, server features/orders',
  },
  'tag-id-check-pg': {
    gates: 'The checkbox by which the rider checks the customer’s age at the door.',
    where: 'portal features/request',
  },
  voucher: {
    gates:
      'Vouchers on the delivery fee. Off, their calls and orders with a voucher answer `voucher.not-offered`; existing orders keep theirs.',
    where: 'portal features/request, server features/vouchers',
  },
  'tracking-page-settings': {
    gates:
      'In the account menu “What recipients see”: whether the tracking link shows the rider’s number and the map, and a note from the vendor. Off, every link shows the defaults; a vendor’s choice comes back with the flag.',
    where: 'portal app (account menu) and features/recipient, server features/tracking',
  },
  'proof-of-delivery-web': {
    gates: 'The photo of the delivery in an order’s details.',
    where: 'portal parts/orders',
  },
  'proof-of-pickup-web': {
    gates: 'The photo of the collection in an order’s details.',
    where: 'portal parts/orders',
  },
  'proof-of-return-web': { gates: 'The photo of the return in an order’s details.', where: 'portal parts/orders' },
  'draw-delivery-areas': {
    gates: 'The vendor’s delivery area on the map of a request.',
    where: 'portal features/request, web/map',
  },
  'dynamic-time-estimation': {
    gates:
      'How old a guest’s tracking list may be before it is read again: 60 seconds, 300 without the flag. Expected times follow the fleet’s reports either way.',
    where: 'portal parts/orders',
  },
  'order-pre-accepted-static-text': {
    gates: 'The advice under an order that no rider has accepted yet.',
    where: 'portal parts/orders',
  },
  'order-prepare-message': {
    gates: 'The advice to have the order ready when the rider is near.',
    where: 'portal parts/orders',
  },
  'request-a-rider-button-goes-to-login-page': {
    gates: 'The landing page’s request button leads to the sign-in, even where guests may request.',
    where: 'portal app',
  },
  'pay-at-pickup': {
    gates: 'The payment method PAY_AT_PICKUP, where the country’s parameter and the vendor also allow it.',
    where: 'portal features/request, server features/orders',
  },
  'godroid-popup': { gates: 'The pop-up of the embedded mode.', where: null, coming: accounts },
  'show-modify-order-button': {
    gates: 'The button that edits an order from its details.',
    where: 'portal parts/orders',
  },
  'digit-grouping': {
    gates: 'Amounts and numbers in groups of digits: 1,234.50 instead of 1234.50.',
    where: 'web/i18n',
  },
  'bulk-order-upload': {
    gates:
      'The tab and the routes of the bulk upload. Off, its calls answer `bulk.not-offered`; what was placed stays.',
    where: 'portal app (routes and navigation), server features/bulk-orders',
  },
  'show-track-order-before-picked-up': {
    gates:
      'On, the tracking link shows the rider and the rider’s position from the acceptance on; off, from the pick-up on.',
    where: 'server features/tracking',
  },
  'deactivate-sign-up-button': {
    gates: 'On, there is no registration: no link to it, and its route is the 404 page.',
    where: 'portal app (routes and landing page)',
  },
  'none-payment-method': {
    gates:
      'A request starts with NONE instead of the default payment method, so the merchant has to choose: NONE is never accepted.',
    where: 'portal features/request, domain payments',
  },
  'activate-address-book': {
    gates:
      'Saved customers in the fields of a request, and the note and spot of a returning customer; without it the address book’s search finds no customer.',
    where: 'portal features/request and parts/places, server features/addressbook',
  },
  'show-delivery-receipt-cta': {
    gates: 'The link to the delivery receipt in the details of a delivered or returned order.',
    where: 'portal parts/orders',
  },
  'edit-vendor-outlet': {
    gates: 'Changes of an outlet and of opening hours; the edit icon of each outlet in the branch selector.',
    where: 'server features/outlets, portal parts/outlets',
  },
  'add-vendor-outlet': {
    gates: 'New collection points; the button in the branch selector.',
    where: 'server features/outlets, portal parts/outlets',
  },
  'cybersource-credit-card-taiwan': {
    gates: 'Card payments through CyberSource in Taiwan.',
    where: null,
    coming: cards,
  },
  'increased-fee-info': {
    gates: 'A line under the fee that says why it is higher where the rider collects cash.',
    where: 'portal features/request',
  },
  'delayed-cancellation': {
    gates: 'A DELAYED order can be cancelled.',
    where: 'portal parts/orders, server features/orders',
  },
  'contact-centre-delays': {
    gates:
      'A banner on every page about technical problems and delays at the contact centre. This flag is the project’s own: the specification names the banner (§2) and no switch for it.',
    where: 'portal app/layout',
  },
};
