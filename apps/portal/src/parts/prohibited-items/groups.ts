import type { ProhibitedItem } from '@riderbell/domain/countries/prohibited-items.ts';

/** Why it is not carried, which is how a person looks for it. */
export type GroupName = 'size' | 'valuables' | 'dangerous' | 'substances' | 'living' | 'unlawful';

/** Where each item of the domain's closed list stands; a new one does not compile until it has its place. */
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

/** What a country forbids, by group, in the order of the list above; a group without items is not there. */
export function groupsOf(forbidden: readonly string[]): Group[] {
  const wanted = new Set(forbidden);
  const groups = new Map<GroupName, ProhibitedItem[]>();
  for (const [item, name] of Object.entries(groupOf) as [ProhibitedItem, GroupName][]) {
    if (wanted.has(item)) groups.set(name, [...(groups.get(name) ?? []), item]);
  }
  return [...groups].map(([name, items]) => ({ name, items }));
}
