/** Ten shades from the lightest to the darkest, each "#rrggbb". */
export type Shades = readonly [string, string, string, string, string, string, string, string, string, string];

/** The colours that a delivery brand gives to the look. */
export interface BrandColours {
  /** Shade 6 fills buttons in light mode and 5 in dark mode; 7 is text in light mode and 3 in dark mode; 0 is the tint. */
  readonly primary: Shades;
  /** A second colour for drawings and markers; never behind text. */
  readonly accent: string;
  /** The dark background of the landing page's first view, per colour scheme; white text is on it. */
  readonly deep: { readonly light: string; readonly dark: string };
}
