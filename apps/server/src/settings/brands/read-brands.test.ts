import { mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { colourPairs } from '@riderbell/domain/brands/readable-colours.ts';
import { contrast } from '@riderbell/domain/brands/contrast.ts';
import { countryCodes } from '@riderbell/domain/countries/country.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drawingNames } from './brand.ts';
import { readBrands } from './read-brands.ts';
import { copyOfBrands, ownBrands } from './testing-brands.ts';

const seven = ['gazelle', 'heron', 'ibex', 'kestrel', 'lynx', 'marlin', 'swift'];

describe('the brands of the product', () => {
  const { brands, faults } = readBrands(ownBrands);

  it('are seven valid ones', () => {
    expect(faults).toEqual([]);
    expect(brands.map(({ id }) => id)).toEqual(seven);
  });

  it('serve all 35 countries together, and swift serves Thailand', () => {
    const served = new Set(brands.flatMap(({ countries }) => countries));
    expect(countryCodes.filter((code) => !served.has(code))).toEqual([]);
    expect(brands.find(({ id }) => id === 'swift')?.countries).toContain('TH');
  });

  it('share no name, label, colour or drawing', () => {
    const marks = brands.map(({ drawings }) => drawings['mark.svg'].hash);
    const words = brands.map(({ drawings }) => drawings['wordmark.svg'].hash);
    const colours = brands.map(({ colours }) => colours.primary[6]);
    const names = brands.map(({ name }) => name);
    const labels = brands.map(({ serviceLabel }) => serviceLabel);
    for (const list of [marks, words, colours, names, labels]) expect(new Set(list).size).toBe(7);
  });

  it.each(brands.flatMap((brand) => colourPairs(brand.colours).map((pair) => [brand.id, pair.what, pair] as const)))(
    'have enough contrast: %s, %s',
    (_id, _what, { colour, ground, minimum }) => {
      expect(contrast(colour, ground)).toBeGreaterThanOrEqual(minimum);
    },
  );
});

describe('a folder of brands', () => {
  let folder = '';
  let remove = (): void => undefined;
  beforeEach(() => ({ folder, remove } = copyOfBrands(['swift', 'lynx'])));
  afterEach(() => remove());

  const faults = (): readonly string[] => readBrands(folder).faults;
  const put = (name: string, text: string): void => writeFileSync(join(folder, 'lynx', name), text);
  const changed = (change: (data: Record<string, unknown>) => void): void => {
    const data = JSON.parse(readFileSync(join(folder, 'lynx/brand.json'), 'utf8')) as Record<string, unknown>;
    change(data);
    put('brand.json', JSON.stringify(data));
  };
  const drawing = (inside: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${inside}</svg>`;

  it('accepts an eighth brand without code', () => {
    const eighth = copyOfBrands(['lynx']);
    mkdirSync(join(folder, 'otter'));
    for (const name of drawingNames) {
      writeFileSync(join(folder, 'otter', name), readFileSync(join(eighth.folder, 'lynx', name)));
    }
    const data = { ...(JSON.parse(readFileSync(join(folder, 'lynx/brand.json'), 'utf8')) as object), id: 'otter' };
    writeFileSync(join(folder, 'otter/brand.json'), JSON.stringify(data));
    eighth.remove();
    expect(readBrands(folder)).toMatchObject({ faults: [], ids: ['lynx', 'otter', 'swift'] });
  });

  it.each([...drawingNames, 'brand.json'])('reports a brand without %s', (name) => {
    rmSync(join(folder, 'lynx', name));
    expect(faults()).toEqual([expect.stringContaining(`lynx/${name}`)]);
    expect(readBrands(folder).brands.map(({ id }) => id)).toEqual(['swift']);
  });

  it('reports all faults of all brands at once', () => {
    rmSync(join(folder, 'swift/marker.svg'));
    put('brand.json', '{');
    put('mark.svg', drawing('<script>alert(1)</script>'));
    expect(faults()).toEqual([
      expect.stringMatching(/^lynx\/brand\.json: is not JSON/),
      'lynx/mark.svg has <script>',
      expect.stringMatching(/^swift\/marker\.svg cannot be read \(ENOENT\)/),
    ]);
  });

  it.each([
    ['a missing name', (data) => delete data['name'], 'name'],
    ['another brand’s id', (data) => (data['id'] = 'swift'), 'id: is "swift" in the folder lynx'],
    ['a country that does not exist', (data) => (data['countries'] = ['SE', 'XX']), 'countries.1'],
    ['a country twice', (data) => (data['countries'] = ['SE', 'SE']), 'countries: each country once'],
    ['markup in its name', (data) => (data['name'] = '<b>Lynx</b>'), 'name: plain words'],
    ['a quote in its label', (data) => (data['service_label'] = 'Lynx" onload="x'), 'service_label: plain words'],
    ['a colour by name', (data) => ((data['colours'] as { accent: string }).accent = 'red'), 'colours.accent'],
    ['an unknown font', (data) => (data['font'] = 'Papyrus'), 'font'],
  ] satisfies [string, (data: Record<string, unknown>) => unknown, string][])(
    'refuses and names %s',
    (_, change, fault) => {
      changed(change);
      expect(faults()).toEqual([expect.stringContaining(fault)]);
      expect(faults()[0]).toMatch(/^lynx\/brand\.json: /);
    },
  );

  it('refuses a colour with too little contrast, and reports the pair', () => {
    changed((data) => ((data['colours'] as { deep: { dark: string } }).deep.dark = '#ffffff'));
    expect(faults()).toContain(
      'lynx/brand.json: colours: white on the deep ground in the dark: #ffffff on #ffffff has a contrast of 1.00, not 4.5',
    );
  });

  it.each([
    ['a script', drawing('<script>alert(1)</script>'), 'has <script>'],
    ['a script in another namespace', drawing('<x:script>alert(1)</x:script>'), 'is not plain SVG'],
    ['an event handler', drawing('<path d="M0 0" onload="alert(1)"/>'), 'has the attribute onload'],
    ['a link', drawing('<path d="M0 0" href="https://elsewhere.example"/>'), 'has the attribute href'],
    ['an image element', drawing('<image x="0"/>'), 'has <image>'],
    [
      'a paint from another site',
      drawing('<path d="M0 0" fill="url(//elsewhere.example/#a)"/>'),
      'refers to elsewhere',
    ],
    [
      'an escaped reference',
      drawing(String.raw`<path d="M0 0" fill="u\72l(//elsewhere.example)"/>`),
      'is not plain SVG',
    ],
    ['no name space', drawing('').replace(/ xmlns="[^"]*"/, ''), 'does not say that it is SVG'],
    ['a style', drawing('<path d="M0 0" style="fill:red"/>'), 'has the attribute style'],
    ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${drawing('')}`, 'is not plain SVG'],
    ['words', drawing('<path d="M0 0"/>hello'), 'is not plain SVG'],
    ['an element that is not closed', drawing('<g>').replace('</svg>', ''), 'does not close <g>'],
    ['an element that is closed twice', drawing('</g>'), 'closes <g> where it is not open'],
    ['two drawings', drawing('') + drawing(''), 'outside of its one <svg>'],
    ['another shape', drawing('').replace('64 64', '64 32'), 'is 64 by 32, not square'],
    ['nothing', '', 'does not say that it is SVG'],
    ['no view box', drawing('').replace('0 0 64 64', '0 0 0 64'), 'has no view box'],
    ['too much', drawing(`<path d="${'M0 0'.repeat(5000)}"/>`), 'bytes; at most 16000 may travel'],
  ])('refuses %s in a drawing', (_, text, fault) => {
    put('mark.svg', text);
    expect(faults()).toEqual([expect.stringContaining(fault)]);
  });

  it('refuses a picture that is broken or of the wrong size', () => {
    put('icon-192.png', '<svg/>');
    truncateSync(join(folder, 'lynx/icon-512.png'), 1000);
    put('social-card.png', '');
    writeFileSync(join(folder, 'swift/icon-512.png'), readFileSync(join(folder, 'swift/icon-192.png')));
    expect(faults()).toEqual([
      'lynx/icon-192.png is not a PNG picture',
      'lynx/icon-512.png is not whole',
      'lynx/social-card.png is not a PNG picture',
      'swift/icon-512.png is 192 by 192, not 512 by 512',
    ]);
  });

  it('reports that it is missing or empty', () => {
    expect(readBrands(join(folder, 'nowhere')).faults).toEqual(['the folder cannot be read']);
    const empty = copyOfBrands([]);
    expect(readBrands(empty.folder).faults).toEqual(['holds no brand']);
    empty.remove();
  });
});
