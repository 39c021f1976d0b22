import type { Area, TextKey } from '@riderbell/messages/texts.ts';
import type { RouteName } from '../platform/paths.ts';

/** A text by area and key; the page's route must load the area. */
export interface PublicText {
  readonly area: Area;
  readonly key: string;
}

/** What the server writes into a page before any script runs. */
export interface PublicPage {
  /** The file in `screens/` whose styles the page needs. */
  readonly screen: string;
  /**
   * Only for pages of which the server sends just the head; a fully rendered page sets its own title. The scripts render
   * forms, because a form that is used before the scripts run would lose its input, or send it as part of an address.
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
 * The pages for link previews and search engines, by route; one line adds a page. Every other screen is private
 * and hidden from search engines.
 */
export const publicPages: Readonly<Partial<Record<RouteName, PublicPage>>> = {
  landing: { screen: 'landing', description: text('landing', 'hero.text'), listed: true },
  connect: {
    screen: 'connect',
    title: text('accounts', 'title'),
    description: text('accounts', 'welcome.text'),
    listed: true,
  },
  // For the holder of its link, whose token no server sees.
  invitation: {
    screen: 'invitation',
    title: text('team', 'opening'),
    description: text('accounts', 'welcome.text'),
    listed: false,
  },
  prohibitedItems: { screen: 'prohibited-items', description: text('prohibited', 'lead'), listed: true },
  termsAndConditions: { screen: 'terms', description: text('terms', 'lead'), listed: true },
  // An order's page is for the holder of its link. The server sends its loading state, the same for every order, so that a
  // preview in a chat reveals nothing about the parcel.
  tracking: { screen: 'tracking', description: text('previews', 'parcel.text'), listed: false },
  trackingC2c: { screen: 'tracking-c2c', description: text('previews', 'parcel.text'), listed: false },
  deliveryReceipt: {
    screen: 'delivery-receipt',
    description: text('previews', 'receipt.text'),
    listed: false,
  },
  maintenance: { screen: 'maintenance', description: text('maintenance', 'planned.text'), listed: false },
};

/** The page at every unknown address. */
export const notFoundPage: PublicPage = {
  screen: 'not-found',
  description: text('common', 'not-found.text'),
  listed: false,
};
