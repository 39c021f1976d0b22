import type { TextKey } from '@riderbell/messages/texts.ts';

type Key = TextKey<'terms'>;

export interface Section {
  /** Its anchor in the address: `#fees`. */
  readonly name: string;
  readonly title: Key;
  readonly paragraphs: readonly Key[];
}

/** The terms in their order; their words are in the texts. */
export const sections: readonly Section[] = [
  { name: 'about', title: 'about.title', paragraphs: ['about.1', 'about.2'] },
  { name: 'service', title: 'service.title', paragraphs: ['service.1', 'service.2', 'service.3'] },
  { name: 'account', title: 'account.title', paragraphs: ['account.1', 'account.2'] },
  { name: 'fees', title: 'fees.title', paragraphs: ['fees.1', 'fees.2', 'fees.3'] },
  { name: 'cash', title: 'cash.title', paragraphs: ['cash.1', 'cash.2'] },
  { name: 'prohibited', title: 'prohibited.title', paragraphs: ['prohibited.1', 'prohibited.2'] },
  { name: 'duties', title: 'duties.title', paragraphs: ['duties.1', 'duties.2'] },
  { name: 'liability', title: 'liability.title', paragraphs: ['liability.1', 'liability.2', 'liability.3'] },
  { name: 'cancelling', title: 'cancelling.title', paragraphs: ['cancelling.1', 'cancelling.2'] },
  { name: 'privacy', title: 'privacy.title', paragraphs: ['privacy.1', 'privacy.2', 'privacy.3'] },
  { name: 'changes', title: 'changes.title', paragraphs: ['changes.1', 'changes.2'] },
  { name: 'law', title: 'law.title', paragraphs: ['law.1'] },
  { name: 'contact', title: 'contact.title', paragraphs: ['contact.1'] },
];

/** When the terms last changed; noon, so that the day is the same in every country. */
export const changedAt = '2026-11-21T12:00:00Z';
