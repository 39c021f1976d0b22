import { type OrderStatus, isOrderStatus, orderStatuses } from './order-status.ts';

/** Statuses that an order never leaves. */
export const terminalStatuses = [
  'DELIVERED',
  'CANCELLED',
  'PAYMENT_CANCELLED',
  'RETURNED_TO_VENDOR',
] as const satisfies readonly OrderStatus[];

/**
 * The delivery leg, in the forward order of specification §4. The fleet's events arrive at least once and out of order
 * (specification §7), so an order may skip steps: from each of these statuses, every later one is legal.
 */
const deliveryLeg = [
  'PAYMENT_COMMITTED',
  'NEW',
  'RECEIVED',
  'RECEIVED_BY_VENDOR',
  'ACCEPTED_BY_VENDOR',
  'WAITING_FOR_TRANSPORT',
  'ASSIGNED_TO_TRANSPORT',
  'COURIER_ACCEPTED_DELIVERY',
  'NEAR_VENDOR',
  'PICKED_UP',
  'COURIER_LEFT_VENDOR',
  'NEAR_CUSTOMER',
  'DELIVERED',
] as const satisfies readonly OrderStatus[];

const beforePickUp = deliveryLeg.slice(0, deliveryLeg.indexOf('PICKED_UP'));
/** Reports of the collection point say nothing about the rider: the fleet may send them before or after it found one. */
const atTheVendor = ['RECEIVED_BY_VENDOR', 'ACCEPTED_BY_VENDOR'] as const satisfies readonly OrderStatus[];
const beforeTheVendor = deliveryLeg.slice(
  deliveryLeg.indexOf('WAITING_FOR_TRANSPORT'),
  deliveryLeg.indexOf('NEAR_VENDOR'),
);
/** MODIFIED is before NEAR_VENDOR in the forward order. An edit sends no rider away from the counter, so NEAR_VENDOR stays. */
const editable = beforePickUp.filter((status) => status !== 'NEAR_VENDOR');
const withTheRider = ['PICKED_UP', 'COURIER_LEFT_VENDOR', 'NEAR_CUSTOMER'] as const satisfies readonly OrderStatus[];
const onTheWay = deliveryLeg.slice(deliveryLeg.indexOf('NEW'), deliveryLeg.indexOf('DELIVERED'));

/** Why an order changes its status. `kindsThatMayStepBack` are those that may lower its rank. */
export type MoveKind =
  | 'payment'
  | 'payment-ends'
  | 'payment-again'
  | 'forward'
  | 'rider-drops-out'
  | 'reschedule'
  | 'at-the-vendor'
  | 'edit'
  | 'after-edit'
  | 'delay'
  | 'after-delay'
  | 'stall'
  | 'after-stall'
  | 'return'
  | 'cancel';

/** The kinds of move that may lower an order's rank, back or out of the forward order. All others only raise it. */
export const kindsThatMayStepBack: ReadonlySet<MoveKind> = new Set<MoveKind>([
  'payment-ends',
  'rider-drops-out',
  'reschedule',
  'at-the-vendor',
  'after-edit',
  'delay',
  'stall',
  'cancel',
]);

type Move = { readonly kind: MoveKind; readonly from: readonly OrderStatus[]; readonly to: readonly OrderStatus[] };

/** Every legal move. The first row with a pair of statuses names its kind. */
const moves: readonly Move[] = [
  { kind: 'payment', from: ['INITIATED'], to: ['PAYMENT_INITIATED', 'PAYMENT_COMMITTED'] },
  { kind: 'payment', from: ['PAYMENT_INITIATED'], to: ['PAYMENT_COMMITTED'] },
  { kind: 'payment-ends', from: ['INITIATED', 'PAYMENT_INITIATED'], to: ['PAYMENT_FAILED', 'PAYMENT_CANCELLED'] },
  // After a refused card the merchant tries another one or gives up.
  { kind: 'payment-again', from: ['PAYMENT_FAILED'], to: ['PAYMENT_INITIATED', 'PAYMENT_CANCELLED'] },
  ...deliveryLeg.map((from, index): Move => ({ kind: 'forward', from: [from], to: deliveryLeg.slice(index + 1) })),
  {
    kind: 'rider-drops-out',
    from: ['ASSIGNED_TO_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY', 'NEAR_VENDOR'],
    to: ['WAITING_FOR_TRANSPORT'],
  },
  // No rider has taken it yet, so the merchant may choose another time.
  { kind: 'reschedule', from: ['WAITING_FOR_TRANSPORT'], to: ['RECEIVED'] },
  { kind: 'at-the-vendor', from: beforeTheVendor, to: atTheVendor },
  { kind: 'edit', from: editable, to: ['MODIFIED'] },
  { kind: 'after-edit', from: ['MODIFIED'], to: [...beforePickUp, ...withTheRider, 'DELIVERED'] },
  { kind: 'delay', from: [...onTheWay, 'MODIFIED'], to: ['DELAYED'] },
  { kind: 'after-delay', from: ['DELAYED'], to: [...onTheWay, 'MODIFIED', 'DELIVERED'] },
  {
    kind: 'stall',
    from: ['PAYMENT_COMMITTED', 'NEW', 'RECEIVED', 'WAITING_FOR_TRANSPORT', ...atTheVendor],
    to: ['STALLED'],
  },
  { kind: 'after-stall', from: ['STALLED'], to: ['NEW', 'RECEIVED', 'WAITING_FOR_TRANSPORT'] },
  { kind: 'return', from: [...withTheRider, 'DELAYED'], to: ['RETURN_INITIATED', 'RETURNED_TO_VENDOR'] },
  { kind: 'return', from: ['RETURN_INITIATED'], to: ['RETURNED_TO_VENDOR'] },
  {
    kind: 'cancel',
    from: [
      'INITIATED',
      'PAYMENT_INITIATED',
      'PAYMENT_COMMITTED',
      ...onTheWay,
      'MODIFIED',
      'DELAYED',
      'STALLED',
      'RETURN_INITIATED',
    ],
    to: ['CANCELLED'],
  },
];

const kinds: ReadonlyMap<string, ReadonlyMap<string, MoveKind>> = new Map(
  orderStatuses.map((from) => {
    const leaving = moves.filter((move) => move.from.includes(from)).toReversed();
    return [from, new Map(leaving.flatMap(({ kind, to }) => to.map((target) => [target, kind] as const)))];
  }),
);

/** The kind of move from one status to the other, or null when it is illegal. Unknown statuses never move. */
export function moveKind(from: string, to: string): MoveKind | null {
  return kinds.get(from)?.get(to) ?? null;
}

/** Whether an order in status `from` may become `to`. Where the history matters (DELAYED, MODIFIED), `applyStatusChange` decides. */
export function canMove(from: string, to: string): boolean {
  return moveKind(from, to) !== null;
}

/** The legal next statuses, in the order of the specification; empty for terminal and unknown statuses. */
export function nextStatuses(from: string): readonly OrderStatus[] {
  return orderStatuses.filter((to) => canMove(from, to));
}

export function isTerminal(status: string): boolean {
  return isOrderStatus(status) && nextStatuses(status).length === 0;
}
