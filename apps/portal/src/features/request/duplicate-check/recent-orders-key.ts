/** The query key of the orders that a request is compared with. */
export const recentOrdersKey = ['request', 'recent'] as const;
