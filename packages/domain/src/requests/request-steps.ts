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

/** The current step of the flow; before all others it waits for the vendor. */
export type RequestStep = 'WaitForVendor' | (typeof requestSteps)[number];

export const everyStep: readonly RequestStep[] = ['WaitForVendor', ...requestSteps];

/** The steps that ask for the collection point. */
export const originSteps = ['AskForOriginAddress', 'AskForOriginAddressDetails'] as const;

/** The steps that show the form, once the collection point and the hours allow a request. */
export const fillingSteps = [
  'AskForDestinationAddress',
  'CheckIfDestinationIsValid',
  'FillOrderDetails',
  'FillPaymentDetails',
] as const;

/** How often the flow checks whether the vendor is known, in ms (specification §9, vendor wait poll). */
export const vendorPollMs = 200;
