import type { CSSVariablesResolver, MantineColorsTuple, MantineThemeOverride } from '@mantine/core';

/** The colours that a brand gives to the theme. */
export interface ThemeColours {
  primary:
    | MantineColorsTuple
    | readonly [string, string, string, string, string, string, string, string, string, string];
  accent: string;
  deep: { light: string; dark: string };
}

/** Warm paper and ink: text greys pass 4.5:1 on both the canvas and a surface. */
const gray: MantineColorsTuple = [
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

const dark: MantineColorsTuple = [
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

/** Mantine's theme of a brand. Overrides are plain objects: `X.extend()` would pull X into the landing page. */
export function themeOf(colours: ThemeColours): MantineThemeOverride {
  const [a, b, c, d, e, f, g, h, i, j] = colours.primary;
  return {
    colors: { brand: [a, b, c, d, e, f, g, h, i, j], gray, dark },
    primaryColor: 'brand',
    primaryShade: { light: 6, dark: 5 },
    fontFamily: 'var(--app-font)',
    headings: {
      fontFamily: 'var(--app-font)',
      fontWeight: '750',
      sizes: {
        h1: { fontSize: '2rem', lineHeight: '1.2' },
        h2: { fontSize: '1.5rem', lineHeight: '1.25' },
        h3: { fontSize: '1.1875rem', lineHeight: '1.35' },
        h4: { fontSize: '1rem', lineHeight: '1.4' },
      },
    },
    defaultRadius: 'md',
    radius: { xs: '6px', sm: '8px', md: '12px', lg: '18px', xl: '28px' },
    cursorType: 'pointer',
    respectReducedMotion: true,
    focusRing: 'auto',
    shadows: {
      xs: '0 1px 2px rgb(21 23 42 / 6%)',
      sm: '0 1px 3px rgb(21 23 42 / 7%), 0 4px 12px rgb(21 23 42 / 4%)',
      md: '0 2px 6px rgb(21 23 42 / 6%), 0 12px 32px rgb(21 23 42 / 9%)',
      lg: '0 4px 12px rgb(21 23 42 / 8%), 0 24px 64px rgb(21 23 42 / 14%)',
    },
    components,
  };
}

/** A dialog's head is no landmark of the page. */
const plainHead = { header: { role: 'presentation' } };

/** Targets are at least 44 px high, for a thumb at a busy counter. */
const components: MantineThemeOverride['components'] = {
  Button: { defaultProps: { size: 'md', radius: 'md' } },
  TextInput: { defaultProps: { size: 'md' } },
  PasswordInput: { defaultProps: { size: 'md' } },
  Textarea: { defaultProps: { size: 'md' } },
  Select: { defaultProps: { size: 'md' } },
  NativeSelect: { defaultProps: { size: 'md' } },
  NumberInput: { defaultProps: { size: 'md' } },
  Autocomplete: { defaultProps: { size: 'md' } },
  Checkbox: { defaultProps: { size: 'md' } },
  Radio: { defaultProps: { size: 'md' } },
  Switch: { defaultProps: { size: 'md' } },
  SegmentedControl: { defaultProps: { size: 'md', radius: 'md' } },
  ActionIcon: { defaultProps: { size: 44, variant: 'subtle', color: 'gray', radius: 'md' } },
  Modal: {
    defaultProps: {
      centered: true,
      radius: 'lg',
      padding: 'lg',
      transitionProps: { transition: 'pop', duration: 160 },
    },
  },
  Drawer: { defaultProps: { attributes: plainHead, size: 384, padding: 'lg' } },
  Menu: { defaultProps: { shadow: 'md', radius: 'md', transitionProps: { transition: 'pop', duration: 120 } } },
  Popover: { defaultProps: { shadow: 'md', radius: 'md' } },
  Tooltip: { defaultProps: { radius: 'sm', openDelay: 300 } },
};

/** The product's own variables beside Mantine's: `--app-*` in style sheets, so that a screen never writes a colour. */
export function cssVariablesOf(colours: ThemeColours): CSSVariablesResolver {
  return (theme) => ({
    variables: { '--app-accent': colours.accent },
    light: {
      '--mantine-color-body': gray[0],
      '--mantine-color-text': gray[9],
      '--mantine-color-dimmed': gray[6],
      '--mantine-color-placeholder': gray[5],
      '--mantine-color-error': '#b3261e',
      '--app-canvas': gray[0],
      '--app-surface': '#ffffff',
      '--app-surface-sunken': gray[1],
      '--app-line': gray[2],
      '--app-line-strong': gray[4],
      '--app-control-line': '#8f909b',
      '--app-surface-raised': '#ffffff',
      '--app-picture': theme.colors.brand?.[0] ?? gray[1],
      '--app-ink': gray[9],
      '--app-ink-soft': gray[6],
      '--app-brand-ink': theme.colors.brand?.[7] ?? gray[9],
      '--app-brand-tint': theme.colors.brand?.[0] ?? gray[1],
      '--app-deep': colours.deep.light,
      '--app-positive': '#12724a',
      '--app-positive-tint': '#e3f4ea',
      '--app-caution': '#8a4b00',
      '--app-caution-tint': '#fdf0d5',
      '--app-negative': '#b3261e',
      '--app-negative-tint': '#fce8e6',
    },
    dark: {
      '--mantine-color-body': dark[7],
      '--mantine-color-text': dark[0],
      '--mantine-color-dimmed': dark[2],
      '--mantine-color-placeholder': dark[3],
      '--mantine-color-error': '#ff9a92',
      '--app-canvas': dark[7],
      '--app-surface': dark[6],
      '--app-surface-sunken': dark[8],
      '--app-line': dark[5],
      '--app-line-strong': dark[4],
      '--app-control-line': '#6b7092',
      '--app-surface-raised': dark[5],
      '--app-picture': '#171a2a',
      '--app-ink': dark[0],
      '--app-ink-soft': dark[2],
      '--app-brand-ink': theme.colors.brand?.[3] ?? dark[0],
      '--app-brand-tint': '#232842',
      '--app-deep': colours.deep.dark,
      '--app-positive': '#6fd6a2',
      '--app-positive-tint': '#163328',
      '--app-caution': '#f5bf66',
      '--app-caution-tint': '#382a12',
      '--app-negative': '#ff9a92',
      '--app-negative-tint': '#401d1d',
    },
  });
}
