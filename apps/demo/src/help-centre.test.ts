import { languages, languageTag } from '@riderbell/domain/countries/languages.ts';
import { textsOf } from '@riderbell/simulators/help-centre/help-texts.ts';
import { expect, it } from 'vitest';

it.each(languages)('the simulated help centre has texts in %s', (language) => {
  expect(textsOf(language).language).toBe(languageTag(language));
});
