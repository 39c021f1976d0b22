import { identityFailures } from '../../packages/contract/src/errors/identity-failures.ts';
import { describe, expect, it } from 'vitest';
import { formOf } from '../../packages/messages/checks/plural-forms.ts';
import { readLanguage, sourceLanguage, textsFolder } from '../../packages/messages/checks/texts-of-languages.ts';
import { root, sourceFiles } from '../project-files.ts';
import { readWords, matchesTemplate } from './read-words.ts';

const product = /^(?:apps\/(?:portal|server)\/src|packages\/(?:contract|domain|ui|web)\/src)\//;
const words = new Map(
  sourceFiles()
    .filter((file) => product.test(file) && !file.endsWith('.test.ts') && !file.endsWith('.test.tsx'))
    .map((file) => [file, readWords(file, root)]),
);
const knownWords = new Set([...words.values()].flatMap(({ literals }) => [...literals]));

/** Files that use the texts of an area without its name, for example because the key comes from the API or from a rule. */
const unnamedUses: Readonly<Record<string, RegExp>> = {
  errors: /^packages\/|\/platform\/api\/|\/features\/(?:orders|request)\//,
  'account-errors': /^packages\/|\/features\/accounts\//,
  'bulk-sheets': /^apps\/server\/src\/adapters\/texts\//,
  'bulk-errors': /^packages\/contract\/src\/errors\//,
  devices: /^packages\/contract\/src\/errors\//,
  exports: /^packages\/contract\/src\/errors\//,
  outlets: /^packages\/contract\/src\/errors\/|\/domain\/src\/outlets\/|\/parts\/outlets\//,
  team: /^packages\/contract\/src\/errors\//,
  vouchers: /^packages\/contract\/src\/errors\//,
  sheets: /^apps\/server\/src\/features\/exports\//,
  mails: /^apps\/server\/src\/features\/mails\//,
  prohibited: /prohibited-items/,
  welcome: /\/welcome\//,
  'guest-request': /\/features\/request\//,
  'guest-tracking': /\/parts\/orders\/|\/features\/(?:tracking|history|counter)\//,
};

/** Keys that no source contains: the failures of an outside login provider (specification §8, Login). */
const providerKeys = new Set<string>(identityFailures.map((failure) => `auth.${failure}`));

const { areas } = readLanguage(textsFolder, sourceLanguage);

describe.each([...areas])('each text of %s', (area, { texts }) => {
  const users = [...words].filter(([file, { literals }]) => literals.has(area) || unnamedUses[area]?.test(file));
  const isUsed = (key: string) =>
    users.some(
      ([, { literals, templates }]) =>
        literals.has(key) || templates.some((parts) => matchesTemplate(key, parts, (word) => knownWords.has(word))),
    ) ||
    (area === 'account-errors' && providerKeys.has(key));

  it('is used; otherwise remove it from all languages with `npm run messages:remove`', () => {
    const keys = new Set(Object.keys(texts).map((key) => formOf(key, texts).base));
    expect([...keys].filter((key) => !isUsed(key))).toEqual([]);
  });
});

describe('a key from a template', () => {
  const isKnown = (word: string) => ['delivered', 'done'].includes(word);

  it('matches when its gaps have known words', () => {
    expect(matchesTemplate('entry.delivered', ['entry.', ''], isKnown)).toBe(true);
    expect(matchesTemplate('entry.delivered.done', ['entry.', '.', ''], isKnown)).toBe(true);
    expect(matchesTemplate('entry.gone', ['entry.', ''], isKnown)).toBe(false);
    expect(matchesTemplate('other.delivered', ['entry.', ''], isKnown)).toBe(false);
  });

  it('matches no template without a letter', () => {
    expect(matchesTemplate('delivered.done', ['', '.', ''], isKnown)).toBe(false);
  });
});
