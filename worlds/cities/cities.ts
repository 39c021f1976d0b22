import type { CountryCode } from '@riderbell/domain/countries/country.ts';
import { cz, de, hu, pl } from './central-europe.ts';
import type { City } from './city.ts';
import { hk, jp, kz, tw } from './east-asia.ts';
import { ae, bh, eg, jo, kw, om, qa, sa } from './gulf-and-levant.ts';
import { dk, fi, no, se } from './northern-europe.ts';
import { bd, ng, pk } from './south-asia-and-africa.ts';
import { kh, la, mm, my, ph, sg } from './south-east-asia.ts';
import { cy, gr, it, ro, rs } from './southern-europe.ts';

/** The demo's city in each country. Bangkok is defined separately, because the decisions fix its content. */
export const cities: Readonly<Record<Exclude<CountryCode, 'TH'>, City>> = {
  AE: ae,
  BD: bd,
  BH: bh,
  CY: cy,
  CZ: cz,
  DE: de,
  DK: dk,
  EG: eg,
  FI: fi,
  GR: gr,
  HK: hk,
  HU: hu,
  IT: it,
  JO: jo,
  JP: jp,
  KH: kh,
  KW: kw,
  KZ: kz,
  LA: la,
  MM: mm,
  MY: my,
  NG: ng,
  NO: no,
  OM: om,
  PH: ph,
  PK: pk,
  PL: pl,
  QA: qa,
  RO: ro,
  RS: rs,
  SA: sa,
  SE: se,
  SG: sg,
  TW: tw,
};
