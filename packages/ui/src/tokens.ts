/** Ten shades from the lightest to the darkest. */
export type Shades = readonly [string, string, string, string, string, string, string, string, string, string];

/** A brand's colours. */
export interface BrandColours {
  primary: Shades;
  accent: string;
  deep: { light: string; dark: string };
}

/** Warm paper and ink: text greys pass 4.5:1 on both the canvas and a surface. */
export const paper: Shades = [
  '#f7f6f2',
  '#f0efea',
  '#e6e4dd',
  '#d9d7cf',
  '#c1bfb6',
  '#70727f',
  '#5a5d70',
  '#434659',
  '#2b2e42',
  '#15172a',
];

/** The same for the dark scheme, from the text to the background. */
export const night: Shades = [
  '#e9eaf3',
  '#c9ccdc',
  '#a9adc4',
  '#8e93ae',
  '#454a69',
  '#2b2f47',
  '#1b1e30',
  '#11131f',
  '#0b0d16',
  '#07080f',
];

export const radius = { xs: '6px', sm: '8px', md: '12px', lg: '18px', xl: '28px' } as const;

/** Distances in steps of 4 px, with half steps for closely related elements. */
const space = {
  '0-5': '2px',
  1: '4px',
  '1-5': '6px',
  2: '8px',
  '2-5': '10px',
  3: '12px',
  '3-5': '14px',
  4: '16px',
  5: '20px',
  6: '24px',
  7: '28px',
  8: '32px',
} as const;

/** Text sizes from 12 to 24 px, in rem, so that they follow the browser's text size. */
const textSizes = [
  '0.75rem',
  '0.8125rem',
  '0.875rem',
  '0.9375rem',
  '1rem',
  '1.0625rem',
  '1.125rem',
  '1.1875rem',
  '1.25rem',
  '1.375rem',
  '1.5rem',
] as const;

export const shadows = {
  xs: '0 1px 2px rgb(21 23 42 / 6%)',
  sm: '0 1px 3px rgb(21 23 42 / 7%), 0 4px 12px rgb(21 23 42 / 4%)',
  md: '0 2px 6px rgb(21 23 42 / 6%), 0 12px 32px rgb(21 23 42 / 9%)',
  lg: '0 4px 12px rgb(21 23 42 / 8%), 0 24px 64px rgb(21 23 42 / 14%)',
} as const;

/** The brand's share of its tint in the dark scheme: enough to differ from a surface, and little enough for readable text. */
export const darkTintShare = 0.24;

type Tokens = Record<`--app-${string}`, string>;

function lightTokens({ primary, deep }: BrandColours): Tokens {
  return {
    '--app-canvas': paper[0],
    '--app-surface': '#ffffff',
    '--app-surface-sunken': paper[1],
    '--app-surface-raised': '#ffffff',
    '--app-picture': primary[0],
    '--app-line': paper[2],
    '--app-line-strong': paper[4],
    // The border of fields and buttons has a contrast of 3:1 with the surface.
    '--app-control-line': '#8f909b',
    '--app-ink': paper[9],
    '--app-ink-soft': paper[6],
    '--app-ink-faint': paper[5],
    '--app-brand': primary[6],
    '--app-brand-hover': primary[7],
    '--app-brand-ink': primary[7],
    '--app-brand-tint': primary[0],
    '--app-deep': deep.light,
    '--app-positive': '#12724a',
    '--app-positive-tint': '#e3f4ea',
    '--app-caution': '#8a4b00',
    '--app-caution-tint': '#fdf0d5',
    '--app-negative': '#b3261e',
    '--app-negative-tint': '#fce8e6',
  };
}

function darkTokens({ primary, deep }: BrandColours): Tokens {
  return {
    '--app-canvas': night[7],
    '--app-surface': night[6],
    '--app-surface-sunken': night[8],
    '--app-surface-raised': night[5],
    '--app-picture': '#171a2a',
    '--app-line': night[5],
    '--app-line-strong': night[4],
    '--app-control-line': '#6b7092',
    '--app-ink': night[0],
    '--app-ink-soft': night[2],
    '--app-ink-faint': night[3],
    '--app-brand': primary[5],
    '--app-brand-hover': primary[6],
    '--app-brand-ink': primary[3],
    '--app-brand-tint': `color-mix(in srgb, ${primary[5]} ${darkTintShare * 100}%, ${night[6]})`,
    '--app-deep': deep.dark,
    '--app-positive': '#6fd6a2',
    '--app-positive-tint': '#163328',
    '--app-caution': '#f5bf66',
    '--app-caution-tint': '#382a12',
    '--app-negative': '#ff9a92',
    '--app-negative-tint': '#401d1d',
  };
}

function commonTokens({ accent }: BrandColours): Tokens {
  return {
    '--app-accent': accent,
    '--app-on-fill': '#ffffff',
    '--app-on-deep-soft': 'rgb(255 255 255 / 82%)',
    '--app-on-deep-tint': 'rgb(255 255 255 / 12%)',
    ...Object.fromEntries(Object.entries(space).map(([name, value]) => [`--app-space-${name}`, value])),
    ...Object.fromEntries(textSizes.map((size, index) => [`--app-text-${index + 1}`, size])),
    ...Object.fromEntries(Object.entries(radius).map(([name, value]) => [`--app-radius-${name}`, value])),
    ...Object.fromEntries(Object.entries(shadows).map(([name, value]) => [`--app-shadow-${name}`, value])),
  };
}

/** The style sheet of the product's variables, `--app-*`. */
export function tokenSheet(colours: BrandColours): string {
  const dark = darkTokens(colours);
  return [
    rule(':root', { ...commonTokens(colours), ...lightTokens(colours) }),
    // A page without scripts has no attribute and follows the device's setting.
    `@media (prefers-color-scheme:dark){${rule(':root:not([data-color-scheme])', dark)}}`,
    rule(":root[data-color-scheme='dark']", dark),
  ].join('\n');
}

function rule(selector: string, tokens: Tokens): string {
  return `${selector}{${Object.entries(tokens)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;
}
