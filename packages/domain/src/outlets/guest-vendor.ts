/**
 * The fixed placeholder that stands for a guest's vendor (specification §1): its id, its name and the prefix of its order ids.
 * No merchant is it, and no merchant has a right at it.
 */
export const guestVendorId = 'guest';
