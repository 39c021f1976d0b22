import type { Area, TextKey } from '@riderbell/messages/texts.ts';
import type { RouteName } from '../platform/paths.ts';

/** A text by its name; the area is one of those that the page's route loads. */
export interface PublicText {
  readonly area: Area;
  readonly key: string;
}

/** What the server knows of a page before any script runs. */
export interface PublicPage {
  /** The file in `screens/`, by whose styles the page is painted. */
  readonly screen: string;
  /**
   * Only where the server sends the head alone and leaves the rest to the scripts; a page that it renders has its own title. A form
   * stays with the scripts: typed into before they are there, it would lose what was typed, or send it as part of an address.
   */
  readonly title?: PublicText;
  readonly description: PublicText;
  /** Whether search engines list it. */
  readonly listed: boolean;
}

function text<A extends Area>(area: A, key: TextKey<A>): PublicText {
  return { area, key };
}

/**
 * The pages that a link preview and a search engine read, by their routes; one line adds a page. Every other screen shows only to its
 * owner, and is told to no search engine.
 */
export const publicPages: Readonly<Partial<Record<RouteName, PublicPage>>> = {
  landing: { screen: 'landing', description: text('landing', 'hero.text'), listed: true },
  connect: {
    screen: 'connect',
    title: text('accounts', 'title'),
    description: text('accounts', 'welcome.text'),
    listed: true,
  },
  prohibitedItems: { screen: 'prohibited-items', description: text('prohibited', 'lead'), listed: true },
  termsAndConditions: { screen: 'terms', description: text('terms', 'lead'), listed: true },
  // What a link shows is its holder's. The server sends the page as it waits for its answer, the same for every order, so that a
  // preview in a chat is told what it is and nothing of the parcel.
  tracking: { screen: 'tracking', description: text('previews', 'parcel.text'), listed: false },
  trackingC2c: { screen: 'tracking-c2c', description: text('previews', 'parcel.text'), listed: false },
  deliveryReceipt: {
    screen: 'delivery-receipt',
    description: text('previews', 'receipt.text'),
    listed: false,
  },
  maintenance: { screen: 'maintenance', description: text('maintenance', 'planned.text'), listed: false },
};

/** What answers at every address that no route has. */
export const notFoundPage: PublicPage = {
  screen: 'not-found',
  description: text('common', 'not-found.text'),
  listed: false,
};
