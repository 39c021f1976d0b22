import { accepted, refused, type Handlers } from '@riderbell/contract/handler.ts';
import { modeOf } from '@riderbell/domain/access/principal.ts';
import { searchWays } from '@riderbell/domain/addressbook/search-terms.ts';
import type { HandOver } from '@riderbell/domain/addressbook/hand-over.ts';
import { bookScope } from './book-scope.ts';
import { learnCustomer, learnPastCustomers, rememberedSince } from './learn-customers.ts';
import { learnHandOver } from './learn-hand-over.ts';
import type { AddressBookNeeds } from './ports.ts';

/** More would be a list to search in. */
const shown = 8;
const day = 24 * 60 * 60_000;
/** Nothing waits so long to be learned: a job is tried for an hour, and what a process leaves behind for as long as it is away. */
const forgottenKept = 30 * day;

export interface AddressBookFeature {
  readonly handlers: Pick<Handlers, 'searchCustomers' | 'forgetCustomer'>;
  readonly jobs: Readonly<
    Record<'learn-customer' | 'learn-past-customers' | 'learn-hand-over', (payload: unknown) => Promise<void>>
  >;
  readonly recurring: { readonly name: string; readonly everyMilliseconds: number; readonly run: () => Promise<void> };
}

/** Customers whom a vendor has delivered to (specification §5, §7): learned from its orders, found, forgotten. */
export function createAddressBookFeature(needs: AddressBookNeeds): AddressBookFeature {
  return {
    handlers: {
      searchCustomers: async ({ principal, params: { vendorId }, query }) => {
        const scope = await bookScope(needs, principal, vendorId, 'use-address-book');
        if (scope === null) return refused('vendor.not-found');
        const ways = searchWays(query.query);
        const isOn = await needs.isOn({ vendorId, mode: modeOf(principal) });
        const body = isOn && ways.length > 0 ? await needs.store.search(scope, ways, shown) : [];
        return accepted({ code: 200, body });
      },
      // Also while the book is off: whoever wants to be forgotten has a right to it.
      forgetCustomer: async ({ principal, params: { vendorId, id } }) => {
        const scope = await bookScope(needs, principal, vendorId, 'use-address-book');
        if (scope === null) return refused('vendor.not-found');
        return accepted({ code: 200, body: { forgotten: await needs.store.forget(scope, id, needs.now()) } });
      },
    },
    jobs: {
      'learn-customer': (payload) => learnCustomer(needs, textOf(payload, 'orderId')),
      'learn-hand-over': (payload) => {
        const { orderId, handOver } = payload as { orderId: string; handOver: HandOver };
        return learnHandOver(needs, orderId, handOver);
      },
      'learn-past-customers': (payload) => learnPastCustomers(needs, textOf(payload, 'after')),
    },
    recurring: {
      name: 'sweep-address-book',
      everyMilliseconds: day,
      run: async () => {
        await needs.store.sweep(rememberedSince(needs));
        await needs.store.sweepForgotten(needs.now() - forgottenKept);
      },
    },
  };
}

function textOf(payload: unknown, name: string): string {
  const value = typeof payload === 'object' && payload !== null ? Object.entries(payload) : [];
  const text = value.find(([key]) => key === name)?.[1];
  if (typeof text !== 'string') throw new Error(`the job does not say ${name}`);
  return text;
}
