import { articles as ar } from './articles/ar.ts';
import { articles as bn } from './articles/bn.ts';
import { articles as cs } from './articles/cs.ts';
import { articles as da } from './articles/da.ts';
import { articles as de } from './articles/de.ts';
import { articles as el } from './articles/el.ts';
import { articles as en } from './articles/en.ts';
import { articles as fi } from './articles/fi.ts';
import { articles as fil } from './articles/fil.ts';
import { articles as hu } from './articles/hu.ts';
import { articles as it } from './articles/it.ts';
import { articles as ja } from './articles/ja.ts';
import { articles as kk } from './articles/kk.ts';
import { articles as km } from './articles/km.ts';
import { articles as lo } from './articles/lo.ts';
import { articles as ms } from './articles/ms.ts';
import { articles as my } from './articles/my.ts';
import { articles as nb } from './articles/nb.ts';
import { articles as pl } from './articles/pl.ts';
import { articles as ro } from './articles/ro.ts';
import { articles as ru } from './articles/ru.ts';
import { articles as sr } from './articles/sr.ts';
import { articles as sv } from './articles/sv.ts';
import { articles as thTH } from './articles/th_TH.ts';
import { articles as tr } from './articles/tr.ts';
import { articles as ur } from './articles/ur.ts';
import { articles as zhCN } from './articles/zh_CN.ts';
import { articles as zhHK } from './articles/zh_HK.ts';
import { articles as zhTW } from './articles/zh_TW.ts';
import type { HelpTexts } from './help-texts.ts';

/** By the name of the locale. */
const textsByLocale: ReadonlyMap<string, HelpTexts> = new Map([
  ['en', en],
  ['th_TH', thTH],
  ['ar', ar],
  ['zh_CN', zhCN],
  ['zh_HK', zhHK],
  ['zh_TW', zhTW],
  ['ms', ms],
  ['fil', fil],
  ['ur', ur],
  ['bn', bn],
  ['my', my],
  ['km', km],
  ['lo', lo],
  ['sv', sv],
  ['hu', hu],
  ['ja', ja],
  ['nb', nb],
  ['fi', fi],
  ['de', de],
  ['cs', cs],
  ['el', el],
  ['da', da],
  ['pl', pl],
  ['sr', sr],
  ['ro', ro],
  ['kk', kk],
  ['ru', ru],
  ['it', it],
  ['tr', tr],
]);

/** The texts of a locale such as "th_TH", or of one with its language; English for a language that it does not speak. */
export function textsOf(locale: string): HelpTexts {
  const [language] = locale.split(/[-_]/);
  const near = [...textsByLocale.values()].find((texts) => texts.language.split('-')[0] === language);
  return textsByLocale.get(locale) ?? near ?? en;
}
