import type { ProhibitedItem } from '@riderbell/domain/countries/prohibited-items.ts';

/** The reason why an item is not carried, by which people look for it. */
export type GroupName = 'size' | 'valuables' | 'dangerous' | 'substances' | 'living' | 'unlawful';

/** The group of each item of the domain's closed list; a new item does not compile until it has one. */
const groupOf: Readonly<Record<ProhibitedItem, GroupName>> = {
  'over-weight-limit': 'size',
  'over-value-ceiling': 'size',
  'written-communication': 'size',
  cash: 'valuables',
  jewellery: 'valuables',
  'identity-documents': 'valuables',
  weapons: 'dangerous',
  explosives: 'dangerous',
  flammables: 'dangerous',
  'hazardous-substances': 'dangerous',
  'illegal-drugs': 'substances',
  'prescription-medicines': 'substances',
  alcohol: 'substances',
  tobacco: 'substances',
  'e-cigarettes': 'substances',
  'live-animals': 'living',
  'protected-species': 'living',
  'human-remains': 'living',
  pork: 'living',
  'stolen-goods': 'unlawful',
  'counterfeit-goods': 'unlawful',
  'obscene-material': 'unlawful',
  'gambling-material': 'unlawful',
  'chewing-gum': 'unlawful',
};

export interface Group {
  readonly name: GroupName;
  readonly items: readonly ProhibitedItem[];
}

/** The items that a country forbids, by group, in the order of the list above; groups without items are left out. */
export function groupsOf(forbidden: readonly string[]): Group[] {
  const wanted = new Set(forbidden);
  const groups = new Map<GroupName, ProhibitedItem[]>();
  for (const [item, name] of Object.entries(groupOf) as [ProhibitedItem, GroupName][]) {
    if (wanted.has(item)) groups.set(name, [...(groups.get(name) ?? []), item]);
  }
  return [...groups].map(([name, items]) => ({ name, items }));
}
