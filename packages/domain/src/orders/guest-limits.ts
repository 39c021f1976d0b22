/** How many active orders a guest may have at once: enough for a household, too few to abuse a city's riders. */
export const guestOrdersUnderWay = 5;

/** How many guest orders one network address may place in a quarter of an hour, unless a setting says otherwise. */
export const guestOrdersPerAddress = 10;
