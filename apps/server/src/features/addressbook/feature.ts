import { accepted, refused, type Handlers } from '@riderbell/contract/handler.ts';
import { modeOf } from '@riderbell/domain/access/principal.ts';
import { searchAlternatives } from '@riderbell/domain/addressbook/search-terms.ts';
import type { HandOver } from '@riderbell/domain/addressbook/hand-over.ts';
import { bookScope } from './book-scope.ts';
import { learnCustomer, learnPastCustomers, oldestRemembered } from './learn-customers.ts';
import { learnHandOver } from './learn-hand-over.ts';
import type { AddressBookNeeds } from './ports.ts';

/** More results would be a list to search in. */
const resultLimit = 8;
const day = 24 * 60 * 60_000;
/** Longer than any job waits: a job is retried for an hour, and jobs that a stopped process left behind wait until it is back. */
const keepForgottenFor = 30 * day;

export interface AddressBookFeature {
  readonly handlers: Pick<Handlers, 'searchCustomers' | 'forgetCustomer'>;
  readonly jobs: Readonly<
    Record<'learn-customer' | 'learn-past-customers' | 'learn-hand-over', (payload: unknown) => Promise<void>>
  >;
  readonly recurring: { readonly name: string; readonly everyMilliseconds: number; readonly run: () => Promise<void> };
}

/** The customers to whom a vendor has delivered (specification §5, §7): learns them from orders, finds and forgets them. */
export function createAddressBookFeature(needs: AddressBookNeeds): AddressBookFeature {
  return {
    handlers: {
      searchCustomers: async ({ principal, params: { vendorId }, query }) => {
        const scope = await bookScope(needs, principal, vendorId, 'use-address-book');
        if (scope === null) return refused('vendor.not-found');
        const ways = searchAlternatives(query.query);
        const isOn = await needs.isOn({ vendorId, mode: modeOf(principal) });
        const body = isOn && ways.length > 0 ? await needs.store.search(scope, ways, resultLimit) : [];
        return accepted({ code: 200, body });
      },
      // Also while the address book is off: a customer has a right to be forgotten.
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
        await needs.store.sweep(oldestRemembered(needs));
        await needs.store.sweepForgotten(needs.now() - keepForgottenFor);
      },
    },
  };
}

function textOf(payload: unknown, name: string): string {
  const value = typeof payload === 'object' && payload !== null ? Object.entries(payload) : [];
  const text = value.find(([key]) => key === name)?.[1];
  if (typeof text !== 'string') throw new Error(`the job has no ${name}`);
  return text;
}
