// as: apps/server/src/adapters/embedded-database/bad.ts
import { orderStatuses } from '@riderbell/domain/orders/order-status.ts';
export const bad = orderStatuses;
