import { languages } from '@riderbell/domain/countries/languages.ts';
import { describe, expect, it } from 'vitest';
import { allChecks } from './all-checks.ts';
import { formatFinding } from './finding.ts';
import { readLanguage, sourceLanguage, textsFolder } from './texts-of-languages.ts';

const english = readLanguage(textsFolder, sourceLanguage);

describe.each(languages)('the texts in %s', (language) => {
  const own = readLanguage(textsFolder, language);

  it.each(Object.entries(allChecks))('%s', (_rule, check) => {
    expect(check(own, english).map(formatFinding)).toEqual([]);
  });
});
