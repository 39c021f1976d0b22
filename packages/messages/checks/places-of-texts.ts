import placesByArea from './places-of-texts.json' with { type: 'json' };

/**
 * The kinds of places of short texts, with their widths in columns: one line at 360 px where the line does not break, else as many
 * lines as the design allows.
 */
export const places = {
  /** 360 px without the padding of page, card and button: 248 px at 15 px, bold. */
  button: 34,
  /** On one line with a field or another button. */
  'short button': 22,
  /** One of five in a row: 66 px at 12 px, bold. */
  tab: 12,
  /** One of three in a strip, with an icon. */
  choice: 13,
  /** A pill, or a line beside an amount: 200 px at 14 px. */
  status: 28,
  /** Below its dot, between the dots of the other steps, which have no label then. */
  step: 24,
  /** Above a field or beside a switch, one line and a half. */
  label: 50,
  /** Inside an empty field, which cuts off the rest: 280 px. */
  placeholder: 44,
  /** Beside the others in the bar at 1280 px, and in the drawer. */
  'menu entry': 33,
  /** A card's, a dialog's or a section's: 16 to 24 px, two lines. */
  heading: 60,
  /** The name of a row, beside its value. */
  'row name': 32,
  /** In the browser's tab and in search results. */
  'page title': 50,
  /** In the list of a mail program. */
  subject: 65,
  /** Below a link in a chat: two lines. */
  preview: 120,
} as const;

export type PlaceKind = keyof typeof places;

/** The texts of an area by kind of place; a star matches any part of a key. A text with several places is listed under the narrowest. */
export const textsByArea: Readonly<Record<string, Readonly<Partial<Record<PlaceKind, readonly string[]>>>>> =
  placesByArea;
