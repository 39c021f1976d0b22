/**
 * Everything that at least one country prohibits, as keys of the texts; the list is closed. Each country's file names the
 * items that it prohibits (specification §2, §9).
 */
export const prohibitedItems = [
  'over-weight-limit',
  'over-value-ceiling',
  'written-communication',
  'cash',
  'jewellery',
  'identity-documents',
  'illegal-drugs',
  'prescription-medicines',
  'weapons',
  'explosives',
  'flammables',
  'hazardous-substances',
  'live-animals',
  'protected-species',
  'human-remains',
  'stolen-goods',
  'counterfeit-goods',
  'obscene-material',
  'alcohol',
  'pork',
  'tobacco',
  'e-cigarettes',
  'chewing-gum',
  'gambling-material',
] as const;

export type ProhibitedItem = (typeof prohibitedItems)[number];

/** What riders carry in no country: too heavy, too valuable to lose, dangerous, or illegal in each of the 35 countries. */
export const prohibitedEverywhere = [
  'over-weight-limit',
  'cash',
  'jewellery',
  'identity-documents',
  'illegal-drugs',
  'prescription-medicines',
  'weapons',
  'explosives',
  'flammables',
  'hazardous-substances',
  'live-animals',
  'protected-species',
  'human-remains',
  'stolen-goods',
  'counterfeit-goods',
  'obscene-material',
] as const satisfies readonly ProhibitedItem[];
