import type { ComponentType } from 'react';

/** Ten shades from the lightest to the darkest. White text on 6, and on 5 in the dark, passes WCAG AA (4.5:1). */
export type Shades = readonly [string, string, string, string, string, string, string, string, string, string];

/** A delivery brand: one folder with this data and its drawings (decisions: The product). */
export interface Brand {
  /** The name as in the deployment settings and the folder's. */
  id: string;
  /** "Swift" */
  name: string;
  /** What the brand calls the service. */
  serviceLabel: string;
  colours: {
    /** Buttons, links, the current place; 6 in the light, 5 in the dark, 3 as text in the dark. */
    primary: Shades;
    /** A small second colour of drawings and markers; never carries text. */
    accent: string;
    /** The deep ground of the landing page's first view, in the light and in the dark; carries white text. */
    deep: { light: string; dark: string };
  };
  Logo: ComponentType<{ height?: number }>;
  Mark: ComponentType<{ size?: number }>;
  faviconUrl: string;
  /** A rider on the map, 65 by 65 px. */
  markerUrl: string;
}
