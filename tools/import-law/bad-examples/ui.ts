// as: packages/ui/src/bad.ts
import { orderStatuses } from '@riderbell/domain/orders/order-status.ts';
export const bad = orderStatuses;
