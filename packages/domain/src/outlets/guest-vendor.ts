/**
 * The fixed placeholder vendor of all guests (specification §1): its id, its name and the prefix of its order ids.
 * It belongs to no merchant, and no merchant has a right at it.
 */
export const guestVendorId = 'guest';
