/** The steps of requesting a rider, as specification §4 names them. */
export const requestSteps = [
  'AskForOriginAddress',
  'AskForOriginAddressDetails',
  'CheckServiceHours',
  'ServiceClosed',
  'AskForDestinationAddress',
  'CheckIfDestinationIsValid',
  'FillOrderDetails',
  'FillPaymentDetails',
] as const;

/** Where the flow stands: at one of the steps, or before all of them, while the vendor is not known. */
export type RequestStep = 'WaitForVendor' | (typeof requestSteps)[number];

export const everyStep: readonly RequestStep[] = ['WaitForVendor', ...requestSteps];

/** Where the collection point is asked for. */
export const originSteps = ['AskForOriginAddress', 'AskForOriginAddressDetails'] as const;

/** Where the request is filled in, once the place and the hours allow one. */
export const fillingSteps = [
  'AskForDestinationAddress',
  'CheckIfDestinationIsValid',
  'FillOrderDetails',
  'FillPaymentDetails',
] as const;

/** How often the flow looks whether the vendor is known by now, in ms (specification §9, vendor wait poll). */
export const vendorPollMs = 200;
