import { type Country, type CountryCode, countryCodes } from './country.ts';
import { ae } from './data/ae.ts';
import { bd } from './data/bd.ts';
import { bh } from './data/bh.ts';
import { cy } from './data/cy.ts';
import { cz } from './data/cz.ts';
import { de } from './data/de.ts';
import { dk } from './data/dk.ts';
import { eg } from './data/eg.ts';
import { fi } from './data/fi.ts';
import { gr } from './data/gr.ts';
import { hk } from './data/hk.ts';
import { hu } from './data/hu.ts';
import { it } from './data/it.ts';
import { jo } from './data/jo.ts';
import { jp } from './data/jp.ts';
import { kh } from './data/kh.ts';
import { kw } from './data/kw.ts';
import { kz } from './data/kz.ts';
import { la } from './data/la.ts';
import { mm } from './data/mm.ts';
import { my } from './data/my.ts';
import { ng } from './data/ng.ts';
import { no } from './data/no.ts';
import { om } from './data/om.ts';
import { ph } from './data/ph.ts';
import { pk } from './data/pk.ts';
import { pl } from './data/pl.ts';
import { qa } from './data/qa.ts';
import { ro } from './data/ro.ts';
import { rs } from './data/rs.ts';
import { sa } from './data/sa.ts';
import { se } from './data/se.ts';
import { sg } from './data/sg.ts';
import { th } from './data/th.ts';
import { tw } from './data/tw.ts';

/** Every country by its code. */
export const countries: Readonly<Record<CountryCode, Country>> = {
  BH: bh,
  EG: eg,
  HK: hk,
  JO: jo,
  KW: kw,
  MY: my,
  OM: om,
  PH: ph,
  PK: pk,
  QA: qa,
  SG: sg,
  TH: th,
  TW: tw,
  AE: ae,
  MM: mm,
  BD: bd,
  KH: kh,
  SE: se,
  LA: la,
  HU: hu,
  JP: jp,
  NO: no,
  FI: fi,
  DE: de,
  CZ: cz,
  SA: sa,
  GR: gr,
  CY: cy,
  DK: dk,
  PL: pl,
  RS: rs,
  RO: ro,
  NG: ng,
  KZ: kz,
  IT: it,
};

const known: ReadonlySet<string> = new Set(countryCodes);

/** Whether the text is the code of a supported country, in upper case. */
export function isCountryCode(text: string): text is CountryCode {
  return known.has(text);
}

/** The country's own data: currency, languages, prices, limits and rules. */
export function countryOf(code: CountryCode): Country {
  return countries[code];
}
