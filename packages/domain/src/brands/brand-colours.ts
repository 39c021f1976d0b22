/** Ten shades from the lightest to the darkest, each "#rrggbb". */
export type Shades = readonly [string, string, string, string, string, string, string, string, string, string];

/** The colours that a delivery brand gives to the look. */
export interface BrandColours {
  /** 6 fills buttons in the light and 5 in the dark; 7 is text in the light and 3 in the dark; 0 is the tint. */
  readonly primary: Shades;
  /** A small second colour of drawings and markers; never carries text. */
  readonly accent: string;
  /** The deep ground of the landing page's first view, in the light and in the dark; carries white text. */
  readonly deep: { readonly light: string; readonly dark: string };
}
