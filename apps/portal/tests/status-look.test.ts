import { readFileSync } from 'node:fs';
import path from 'node:path';
import { exampleDeployment } from '@riderbell/contract/example-deployment.ts';
import { contrast, mixed } from '@riderbell/domain/brands/contrast.ts';
import { sharedGrounds } from '@riderbell/domain/brands/readable-colours.ts';
import { languages } from '@riderbell/domain/countries/languages.ts';
import { displayStatuses } from '@riderbell/domain/orders/display-status.ts';
import { describe, expect, it } from 'vitest';
import { statusLooks, type Tone } from '../src/parts/orders/status/status-look.ts';
import { tokenSheet } from '@riderbell/ui/tokens.ts';

const { colours } = exampleDeployment.brand;
const [lightSheet = '', darkSheet = ''] = tokenSheet(colours).split('\n');
const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const styles = read('../../../packages/ui/src/styles/tones.css');

const fileOf = (language: string) => `../../../packages/messages/src/${language}/tracking.json`;

describe('each of the 19 display statuses', () => {
  it('gives each status a different icon, so that it is readable without colour', () => {
    const icons = displayStatuses.map((status) => statusLooks[status].icon);
    expect(icons).toHaveLength(19);
    expect(new Set(icons).size).toBe(19);
  });

  it.each(languages)('gives each status a different name and headline in %s', (language) => {
    const tracking = JSON.parse(read(fileOf(language))) as Record<string, string>;
    for (const kind of ['display', 'headline']) {
      const words = displayStatuses.map((status) => tracking[`${kind}.${status}`]?.trim() ?? '');
      expect(words).not.toContain('');
      expect(new Set(words).size).toBe(19);
    }
  });
});

/** The colour of a tone's variable in the style sheet; falls back to the plain rule. */
function colourOf(tone: Tone, variable: 'ink' | 'tint', sheet: string): string {
  const plainRule = ruleOf('[data-tone] {');
  const toneRule = ruleOf(`[data-tone='${tone}'] {`);
  const token = new RegExp(`--tone-${variable}: var\\((--app-[\\w-]+)\\)`);
  const name = (token.exec(toneRule) ?? token.exec(plainRule))?.[1] ?? 'none';
  const value = new RegExp(`${name}:([^;}]*)`).exec(sheet)?.[1] ?? `no ${name}`;
  // The browser mixes this tint, so calculate it here.
  return value.startsWith('color-mix')
    ? mixed(colours.primary[5], sharedGrounds.dark.surface, sharedGrounds.darkTintShare)
    : value;
}

function ruleOf(start: string): string {
  const at = styles.indexOf(start);
  return at < 0 ? '' : styles.slice(at, styles.indexOf('}', at));
}

const tones = [...new Set(Object.values(statusLooks).map(({ tone }) => tone))];

describe.each([
  ['light', lightSheet, sharedGrounds.light.surface],
  ['dark', darkSheet, sharedGrounds.dark.surface],
])('in the %s colour scheme', (_, sheet, surface) => {
  it.each(tones)('has enough contrast for the tone %s on its tint and on a row (WCAG 2.2 AA)', (tone) => {
    const ink = colourOf(tone, 'ink', sheet);
    expect(contrast(ink, colourOf(tone, 'tint', sheet))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(ink, surface)).toBeGreaterThanOrEqual(4.5);
  });
});
