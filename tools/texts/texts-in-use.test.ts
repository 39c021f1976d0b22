import { identityFailures } from '../../packages/contract/src/errors/identity-failures.ts';
import { describe, expect, it } from 'vitest';
import { formOf } from '../../packages/messages/checks/plural-forms.ts';
import { readLanguage, sourceLanguage, textsFolder } from '../../packages/messages/checks/texts-of-languages.ts';
import { root, sourceFiles } from '../project-files.ts';
import { readWords, solves } from './read-words.ts';

const product = /^(?:apps\/(?:portal|server)\/src|packages\/(?:contract|domain|ui|web)\/src)\//;
const words = new Map(
  sourceFiles()
    .filter((file) => product.test(file) && !file.endsWith('.test.ts') && !file.endsWith('.test.tsx'))
    .map((file) => [file, readWords(file, root)]),
);
const known = new Set([...words.values()].flatMap(({ literals }) => [...literals]));

/** Who says the texts of an area without naming it: the wire brings keys, rules give them, guests hear those of merchants in other words. */
const saidBesides: Readonly<Record<string, RegExp>> = {
  errors: /^packages\/|\/platform\/api\/|\/features\/(?:orders|request)\//,
  'account-errors': /^packages\/|\/features\/accounts\//,
  vouchers: /^packages\/contract\/src\/errors\//,
  mails: /^apps\/server\/src\/features\/mails\//,
  prohibited: /prohibited-items/,
  welcome: /\/welcome\//,
  'guest-request': /\/features\/request\//,
  'guest-tracking': /\/parts\/orders\/|\/features\/(?:tracking|history|counter)\//,
};

/** Keys that no source spells: what a provider other than ours fails with is said too (specification §8, Login). */
const saidByProviders = new Set<string>(identityFailures.map((failure) => `auth.${failure}`));

const { areas } = readLanguage(textsFolder, sourceLanguage);

describe.each([...areas])('each text of %s', (area, { texts }) => {
  const sayers = [...words].filter(([file, { literals }]) => literals.has(area) || saidBesides[area]?.test(file));
  const isSaid = (key: string) =>
    sayers.some(
      ([, { literals, puzzles }]) =>
        literals.has(key) || puzzles.some((parts) => solves(key, parts, (word) => known.has(word))),
    ) ||
    (area === 'account-errors' && saidByProviders.has(key));

  it('is said somewhere; remove it in all languages with `npm run messages:remove` otherwise', () => {
    const keys = new Set(Object.keys(texts).map((key) => formOf(key, texts).base));
    expect([...keys].filter((key) => !isSaid(key))).toEqual([]);
  });
});

describe('a key that is put together', () => {
  const isKnown = (word: string) => ['delivered', 'done'].includes(word);

  it('is one whose gaps hold known words', () => {
    expect(solves('entry.delivered', ['entry.', ''], isKnown)).toBe(true);
    expect(solves('entry.delivered.done', ['entry.', '.', ''], isKnown)).toBe(true);
    expect(solves('entry.gone', ['entry.', ''], isKnown)).toBe(false);
    expect(solves('other.delivered', ['entry.', ''], isKnown)).toBe(false);
  });

  it('cannot be told from parts without a letter', () => {
    expect(solves('delivered.done', ['', '.', ''], isKnown)).toBe(false);
  });
});
