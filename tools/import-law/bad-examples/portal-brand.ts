// as: apps/portal/src/brands/swift/bad.ts
import { callApi } from '../../platform/api/api-client.ts';
export const bad = callApi;
