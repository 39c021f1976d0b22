import type { Handlers } from '@riderbell/contract/handler.ts';

const pending = async (): Promise<never> => {
  throw new Error('This call is not bound yet');
};

export const pendingHandlers: Pick<
  Handlers,
  | 'validateDeliveryArea'
  | 'quoteDeliveryFee'
  | 'estimateDelivery'
  | 'createOrder'
  | 'getOrder'
  | 'listOrders'
  | 'updateOrder'
  | 'cancelOrder'
  | 'getRider'
> = {
  validateDeliveryArea: pending,
  quoteDeliveryFee: pending,
  estimateDelivery: pending,
  createOrder: pending,
  getOrder: pending,
  listOrders: pending,
  updateOrder: pending,
  cancelOrder: pending,
  getRider: pending,
};

const unavailable = async (): Promise<never> => {
  throw new Error('No geocoder yet');
};
export const noGeocoder = { autocomplete: unavailable, reverse: unavailable, details: unavailable };
