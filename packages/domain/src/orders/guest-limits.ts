/** How many orders of one guest may be under way at once: enough for a household, too few to send a city's riders round. */
export const guestOrdersUnderWay = 5;

/** How many orders of guests one network address may make in a quarter of an hour, where the deployment says nothing else. */
export const guestOrdersPerAddress = 10;
