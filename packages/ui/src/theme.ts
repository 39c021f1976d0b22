import type { CSSVariablesResolver, MantineColorsTuple, MantineThemeOverride } from '@mantine/core';
import { type BrandColours, night, paper, radius, type Shades, shadows } from './tokens.ts';

/** Mantine's theme of a brand. Overrides are plain objects: `X.extend()` would pull X into every page. */
export function themeOf(colours: BrandColours): MantineThemeOverride {
  return {
    colors: { brand: tuple(colours.primary), gray: tuple(paper), dark: tuple(night) },
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
    radius,
    shadows,
    cursorType: 'pointer',
    respectReducedMotion: true,
    focusRing: 'auto',
    components,
  };
}

function tuple([a, b, c, d, e, f, g, h, i, j]: Shades): MantineColorsTuple {
  return [a, b, c, d, e, f, g, h, i, j];
}

/** Targets are at least 44 px high, for a thumb at a busy counter. */
const components: MantineThemeOverride['components'] = {
  Button: { defaultProps: { size: 'md', radius: 'md' } },
  TextInput: { defaultProps: { size: 'md' } },
  PasswordInput: { defaultProps: { size: 'md' } },
  Textarea: { defaultProps: { size: 'md' } },
  NativeSelect: { defaultProps: { size: 'md' } },
  ActionIcon: { defaultProps: { size: 44, variant: 'subtle', color: 'gray', radius: 'md' } },
};

/** Mantine's own text colours, mended where they fall short of 4.5:1. */
export const themeVariables: CSSVariablesResolver = () => {
  const same = {
    '--mantine-color-body': 'var(--app-canvas)',
    '--mantine-color-text': 'var(--app-ink)',
    '--mantine-color-dimmed': 'var(--app-ink-soft)',
    '--mantine-color-placeholder': 'var(--app-ink-faint)',
    '--mantine-color-error': 'var(--app-negative)',
    '--mantine-color-default': 'var(--app-surface)',
    '--mantine-color-default-hover': 'var(--app-surface-sunken)',
    '--mantine-color-default-color': 'var(--app-ink)',
    '--mantine-color-default-border': 'var(--app-control-line)',
  };
  // Mantine mixes the tint of a "light" button from shades that are nearly black in the dark.
  const light = {
    '--mantine-color-brand-light': 'var(--app-brand-tint)',
    '--mantine-color-brand-light-color': 'var(--app-brand-ink)',
  };
  return { variables: {}, light: same, dark: { ...same, ...light } };
};
