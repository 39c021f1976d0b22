import type { Migration } from 'kysely/migration';
import { up as foundation } from './migrations/0001-foundation.ts';
import { up as liveTickets } from './migrations/0002-live-tickets.ts';
import { up as simulatedFleet } from './migrations/0003-simulated-fleet.ts';
import { up as countryParameters } from './migrations/0004-country-parameters.ts';
import { up as accounts } from './migrations/0005-accounts.ts';
import { up as externalTokens } from './migrations/0006-external-tokens.ts';
import { up as guests } from './migrations/0007-guests.ts';
import { up as vouchers } from './migrations/0008-vouchers.ts';
import { up as refreshSuccessors } from './migrations/0009-refresh-successors.ts';
import { up as addressBook } from './migrations/0010-address-book.ts';
import { up as handOvers } from './migrations/0011-hand-overs.ts';
import { up as forgottenCustomers } from './migrations/0012-forgotten-customers.ts';
import { up as oneKeyOfASavedCustomer } from './migrations/0013-one-key-of-a-saved-customer.ts';
import { up as trackingPages } from './migrations/0014-tracking-pages.ts';
import { up as promises } from './migrations/0016-promises.ts';
import { up as knownNetworks } from './migrations/0017-known-networks.ts';
import { up as guestsOfRegistrations } from './migrations/0018-guests-of-registrations.ts';
import { up as familyId } from './migrations/0019-family-id.ts';
import { up as familyIdOfTheAddressBook } from './migrations/0020-family-id-of-the-address-book.ts';
import { up as vendorMembers } from './migrations/0021-vendor-members.ts';
import { up as auditTrail } from './migrations/0022-audit-trail.ts';
import { up as vendorInvitations } from './migrations/0023-vendor-invitations.ts';
import { up as orderNumbers } from './migrations/0024-order-numbers.ts';
import { up as changeNotes } from './migrations/0025-change-notes.ts';
import { up as openingHours } from './migrations/0026-opening-hours.ts';
import { up as cashBook } from './migrations/0027-cash-book.ts';
import { up as devices } from './migrations/0028-devices.ts';
import { up as exportSchedules } from './migrations/0029-export-schedules.ts';
import { up as removedProofs } from './migrations/0030-removed-proofs.ts';
import { up as openCash } from './migrations/0031-open-cash.ts';
import { up as dropOldFamilyNames } from './migrations/0032-drop-old-family-names.ts';
import { up as historyFromIndexes } from './migrations/0033-history-from-indexes.ts';
import { up as bulkOrders } from './migrations/0034-bulk-orders.ts';

/**
 * Every migration by its name, in the order in which they run. A migration is never edited after it was released; to undo
 * one, add another. The list is explicit, so that a bundle or an image needs no folder to scan.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-foundation': { up: foundation },
  '0002-live-tickets': { up: liveTickets },
  '0003-simulated-fleet': { up: simulatedFleet },
  '0004-country-parameters': { up: countryParameters },
  '0005-accounts': { up: accounts },
  '0006-external-tokens': { up: externalTokens },
  '0007-guests': { up: guests },
  '0008-vouchers': { up: vouchers },
  '0009-refresh-successors': { up: refreshSuccessors },
  '0010-address-book': { up: addressBook },
  '0011-hand-overs': { up: handOvers },
  '0012-forgotten-customers': { up: forgottenCustomers },
  '0013-one-key-of-a-saved-customer': { up: oneKeyOfASavedCustomer },
  '0014-tracking-pages': { up: trackingPages },
  '0016-promises': { up: promises },
  '0017-known-networks': { up: knownNetworks },
  '0018-guests-of-registrations': { up: guestsOfRegistrations },
  '0019-family-id': { up: familyId },
  '0020-family-id-of-the-address-book': { up: familyIdOfTheAddressBook },
  '0021-vendor-members': { up: vendorMembers },
  '0022-audit-trail': { up: auditTrail },
  '0023-vendor-invitations': { up: vendorInvitations },
  '0024-order-numbers': { up: orderNumbers },
  '0025-change-notes': { up: changeNotes },
  '0026-opening-hours': { up: openingHours },
  '0027-cash-book': { up: cashBook },
  '0028-devices': { up: devices },
  '0029-export-schedules': { up: exportSchedules },
  '0030-removed-proofs': { up: removedProofs },
  '0031-open-cash': { up: openCash },
  '0032-drop-old-family-names': { up: dropOldFamilyNames },
  '0033-history-from-indexes': { up: historyFromIndexes },
  '0034-bulk-orders': { up: bulkOrders },
};
