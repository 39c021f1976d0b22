import accountErrors from './en/account-errors.json' with { type: 'json' };
import activity from './en/activity.json' with { type: 'json' };
import addressbook from './en/addressbook.json' with { type: 'json' };
import accounts from './en/accounts.json' with { type: 'json' };
import analytics from './en/analytics.json' with { type: 'json' };
import brands from './en/brands.json' with { type: 'json' };
import bulkSheets from './en/bulk-sheets.json' with { type: 'json' };
import bulkOrders from './en/bulk-orders.json' with { type: 'json' };
import bulkErrors from './en/bulk-errors.json' with { type: 'json' };
import cashBook from './en/cash-book.json' with { type: 'json' };
import changeNote from './en/change-note.json' with { type: 'json' };
import common from './en/common.json' with { type: 'json' };
import deliveryReceipt from './en/delivery-receipt.json' with { type: 'json' };
import counter from './en/counter.json' with { type: 'json' };
import devices from './en/devices.json' with { type: 'json' };
import errors from './en/errors.json' with { type: 'json' };
import exports from './en/exports.json' with { type: 'json' };
import guestRequest from './en/guest-request.json' with { type: 'json' };
import guestTracking from './en/guest-tracking.json' with { type: 'json' };
import guests from './en/guests.json' with { type: 'json' };
import help from './en/help.json' with { type: 'json' };
import history from './en/history.json' with { type: 'json' };
import landing from './en/landing.json' with { type: 'json' };
import linkSettings from './en/link-settings.json' with { type: 'json' };
import mails from './en/mails.json' with { type: 'json' };
import maintenance from './en/maintenance.json' with { type: 'json' };
import navigation from './en/navigation.json' with { type: 'json' };
import orderEdit from './en/order-edit.json' with { type: 'json' };
import orders from './en/orders.json' with { type: 'json' };
import numbers from './en/numbers.json' with { type: 'json' };
import outlets from './en/outlets.json' with { type: 'json' };
import places from './en/places.json' with { type: 'json' };
import previews from './en/previews.json' with { type: 'json' };
import prohibited from './en/prohibited.json' with { type: 'json' };
import publicTracking from './en/public-tracking.json' with { type: 'json' };
import sheets from './en/sheets.json' with { type: 'json' };
import site from './en/site.json' with { type: 'json' };
import team from './en/team.json' with { type: 'json' };
import terms from './en/terms.json' with { type: 'json' };
import tracking from './en/tracking.json' with { type: 'json' };
import vouchers from './en/vouchers.json' with { type: 'json' };
import welcome from './en/welcome.json' with { type: 'json' };

/** The English texts; their keys are the keys of every language. Screens import only the types of this file and load the texts on demand. */
export const englishTexts = {
  activity,
  analytics,
  brands,
  'bulk-sheets': bulkSheets,
  'bulk-orders': bulkOrders,
  'bulk-errors': bulkErrors,
  'cash-book': cashBook,
  'change-note': changeNote,
  common,
  devices,
  accounts,
  addressbook,
  'account-errors': accountErrors,
  counter,
  navigation,
  'guest-request': guestRequest,
  'guest-tracking': guestTracking,
  guests,
  help,
  history,
  landing,
  'link-settings': linkSettings,
  mails,
  maintenance,
  'delivery-receipt': deliveryReceipt,
  errors,
  exports,
  'order-edit': orderEdit,
  orders,
  numbers,
  outlets,
  places,
  previews,
  prohibited,
  'public-tracking': publicTracking,
  sheets,
  site,
  team,
  terms,
  tracking,
  vouchers,
  welcome,
};

export type Area = keyof typeof englishTexts;

type PluralSuffix = '_zero' | '_one' | '_two' | '_few' | '_many' | '_other';
type WithoutPlural<Key> = Key extends `${infer Base}${PluralSuffix}` ? Base : Key;

/** The keys of an area for a screen: plurals without their suffix. */
export type TextKey<A extends Area> = WithoutPlural<Extract<keyof (typeof englishTexts)[A], string>>;

/** The values of a text; `count` selects the plural form. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Returns a text of one area in the language of the screen. */
export type Translate<A extends Area> = (key: TextKey<A>, values?: TextValues) => string;
