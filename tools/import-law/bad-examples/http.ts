// as: apps/server/src/http/bad.ts
import { createOrder } from '../features/orders/create-order.ts';
export const bad = createOrder;
