/** Under what the orders are held that a request is compared with. */
export const recentOrdersKey = ['request', 'recent'] as const;
