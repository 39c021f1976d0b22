/** How many shared devices and people at them a vendor may have: more than the largest counter needs. */
export const mostDevices = 20;
export const mostDevicePeople = 100;

/** A device locks itself after this time without a touch, so that the next person at the counter does not ask in another's name. */
export const idleMinutes = 5;

/** An unlocked device locks at the latest after a long shift, hours. */
export const shiftHours = 12;
