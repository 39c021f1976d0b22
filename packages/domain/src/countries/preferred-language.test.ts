import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Language, languages, languageTag } from './languages.ts';
import { offeredFor, startLanguage, supportedLanguage } from './preferred-language.ts';

describe('supportedLanguage', () => {
  test('returns the wanted language, however its tag is written', () => {
    expect(supportedLanguage('th-TH', ['en', 'th_TH'], 'en')).toBe('th_TH');
    expect(supportedLanguage('ZH-hk', ['zh_CN', 'zh_HK'], 'zh_CN')).toBe('zh_HK');
  });

  test('returns another variant of the language when the wanted one is not offered', () => {
    expect(supportedLanguage('de-AT', ['en', 'de'], 'en')).toBe('de');
    expect(supportedLanguage('th', ['en', 'th_TH'], 'en')).toBe('th_TH');
  });

  test('returns the default for an unsupported language', () => {
    expect(supportedLanguage('fr', ['en', 'th_TH'], 'en')).toBe('en');
    expect(supportedLanguage('', ['sv', 'en'], 'sv')).toBe('sv');
  });
});

describe('startLanguage', () => {
  test('returns the strongest wish that is offered', () => {
    expect(startLanguage(['en', 'th_TH', 'ar'], 'en', ['ar', 'th_TH', 'en-GB'])).toBe('ar');
    expect(startLanguage(['en', 'th_TH', 'ar'], 'en', [null, 'th_TH', 'en-GB'])).toBe('th_TH');
    expect(startLanguage(['en', 'th_TH'], 'en', ['xx', undefined, 'th'])).toBe('th_TH');
  });

  test('returns the deployment’s default without a match, and the first offered language without a valid default', () => {
    expect(startLanguage(['en', 'th_TH'], 'th_TH', [null, '', 'fr'])).toBe('th_TH');
    expect(startLanguage(['en', 'th_TH'], 'de', [])).toBe('en');
  });
});

const chinese = ['zh_CN', 'zh_HK', 'zh_TW'] as const;

describe('language tags of browsers and phones', () => {
  test.each<[string, Language | undefined]>([
    ['en-US', 'en'],
    ['en-TH-u-ca-buddhist', 'en'],
    ['EN_gb', 'en'],
    [' th ', 'th_TH'],
    ['zh', 'zh_CN'],
    ['zh-SG', 'zh_CN'],
    ['zh-Hans-SG', 'zh_CN'],
    ['zh-Hans-HK', 'zh_CN'],
    ['zh-Hant', 'zh_TW'],
    ['zh-hant-tw', 'zh_TW'],
    ['zh-Hant-HK', 'zh_HK'],
    ['zh_hk', 'zh_HK'],
    ['zh-MO', 'zh_HK'],
    ['zh-Hant-MO', 'zh_HK'],
    ['yue-Hant-HK', 'zh_HK'],
    ['cmn-TW', 'zh_TW'],
    ['no', 'nb'],
    ['nn-NO', 'nb'],
    ['nb-NO', 'nb'],
    ['tl', 'fil'],
    ['tl-PH', 'fil'],
    ['fil-PH', 'fil'],
    ['fi', 'fi'],
    ['ms-BN', 'ms'],
    ['sr', 'sr'],
    ['sr-RS', 'sr'],
    ['sr-Latn-RS', 'sr'],
    ['sr-Cyrl', 'sr'],
    ['sh', 'sr'],
    ['kk-Cyrl-KZ', 'kk'],
    ['ar-EG', 'ar'],
    ['bs', undefined],
    ['hr', undefined],
    ['fr', undefined],
    ['id', undefined],
    ['*', undefined],
    ['', undefined],
    ['x-klingon', undefined],
    ['de-', undefined],
    ['constructor', undefined],
    ['__proto__', undefined],
    ['<script>alert(1)</script>', undefined],
    [`de-${'a'.repeat(100_000)}`, undefined],
  ])('%s means %s', (wish, language) => {
    expect(offeredFor(wish, languages)).toBe(language);
  });

  test('a Chinese tag means the same script if it is offered, else the other script rather than another language', () => {
    expect(offeredFor('zh-TW', ['en', 'zh_CN', 'zh_HK'])).toBe('zh_HK');
    expect(offeredFor('zh-Hant-HK', ['en', 'zh_CN', 'zh_TW'])).toBe('zh_TW');
    expect(offeredFor('zh-SG', ['zh_HK', 'zh_CN'])).toBe('zh_CN');
    expect(offeredFor('zh-HK', ['en', 'zh_CN'])).toBe('zh_CN');
    expect(offeredFor('zh', ['en', 'zh_TW', 'zh_HK'])).toBe('zh_TW');
  });
});

describe('for any wishes', () => {
  const offered = fc.shuffledSubarray([...languages], { minLength: 1 });
  const part = fc.constantFrom(
    'zh',
    'Hant',
    'hans',
    'HK',
    'tw',
    'sr',
    'Latn',
    'no',
    'TL',
    'de',
    'u',
    'x',
    'nu',
    'th',
    '*',
    '',
  );
  const names = fc
    .array(part, { maxLength: 5 })
    .chain((parts) => fc.constantFrom('-', '_', ' ').map((by) => parts.join(by)));

  test('startLanguage returns an offered language', () => {
    fc.assert(
      fc.property(offered, fc.array(fc.oneof(names, fc.string(), fc.string({ unit: 'binary' }))), (some, wishes) => {
        const [first, ...others] = some;
        if (first === undefined) return;
        expect(some).toContain(startLanguage([first, ...others], 'en', wishes));
      }),
    );
  });

  test('an offered language matches its own tag, however it is written', () => {
    fc.assert(
      fc.property(offered, fc.nat(), fc.boolean(), fc.constantFrom('-', '_'), (some, at, loud, by) => {
        const language = some[at % some.length];
        if (language === undefined) return;
        const tag = languageTag(language).replace('-', by);
        expect(offeredFor(language, some)).toBe(language);
        expect(offeredFor(loud ? tag.toUpperCase() : tag.toLowerCase(), some)).toBe(language);
      }),
    );
  });

  test('a wish for traditional Chinese never returns simplified Chinese while a traditional variant is offered', () => {
    const wishes = fc.constantFrom('zh-Hant', 'zh-TW', 'zh-HK', 'zh-MO', 'zh-Hant-SG', 'yue');
    fc.assert(
      fc.property(fc.shuffledSubarray([...languages], { minLength: 1 }), wishes, (some, wish) => {
        const met = offeredFor(wish, some);
        if (some.includes('zh_TW') || some.includes('zh_HK')) expect(['zh_TW', 'zh_HK']).toContain(met);
        else expect(met).toBe(some.find((language) => chinese.some((one) => one === language)));
      }),
    );
  });
});
