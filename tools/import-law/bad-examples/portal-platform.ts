// as: apps/portal/src/platform/bad.ts
import { RequestFlow } from '../features/orders/request-flow.ts';
export const bad = RequestFlow;
