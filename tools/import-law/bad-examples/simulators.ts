// as: simulators/fleet/bad.ts
import type { OrderStatus } from '@riderbell/domain/orders/order-status.ts';
export type Bad = OrderStatus;
