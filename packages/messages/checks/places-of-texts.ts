import standingByArea from './places-of-texts.json' with { type: 'json' };

/**
 * The kinds of places where a short text stands, with the columns that it may have there: what fits on one line at 360 px where the
 * line does not break, and as many lines as the place bears where it does.
 */
export const places = {
  /** 360 px less the page's and a card's edges and the button's own: 248 px at 15 px, bold. */
  button: 34,
  /** Shares its line with a field or with another button. */
  'short button': 22,
  /** One of five abreast: 66 px at 12 px, bold. */
  tab: 12,
  /** One of three in a strip, with an icon. */
  choice: 13,
  /** A pill, or the line of a row beside an amount: 200 px at 14 px. */
  status: 28,
  /** Under its dot in the middle of the others, which are only dots then. */
  step: 24,
  /** Above a field or beside a switch, one line and a half. */
  label: 50,
  /** Inside an empty field, which cuts the rest off: 280 px. */
  placeholder: 44,
  /** In the bar of 1280 px beside the others, and in the drawer. */
  'menu entry': 33,
  /** A card's, a dialog's or a section's: 16 to 24 px, two lines. */
  heading: 60,
  /** The name of a row, beside its value. */
  'row name': 32,
  /** What a browser's tab and a search engine show of a page. */
  'page title': 50,
  /** What mail programs show of it in a list. */
  subject: 65,
  /** What a message shows of a link: two lines. */
  preview: 120,
} as const;

export type PlaceKind = keyof typeof places;

/** Which texts of an area stand in which kind of place; a star is any part of a key. One that stands in several is named for the narrowest. */
export const standing: Readonly<Record<string, Readonly<Partial<Record<PlaceKind, readonly string[]>>>>> =
  standingByArea;
