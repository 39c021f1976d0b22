// as: apps/server/src/adapters/postgres/bad.ts
import { createOrder } from '../../features/orders/create-order.ts';
export const bad = createOrder;
