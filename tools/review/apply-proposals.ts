import type { Language } from '../../packages/domain/src/countries/languages.ts';
import { isLanguage } from '../../packages/domain/src/countries/languages.ts';
import { setText } from '../texts/edit-texts.ts';
import { type Change, isChange } from './review-server.ts';

/** What a reviewer without a checkout sends back. */
export interface Proposals {
  readonly language: Language;
  readonly proposals: readonly Change[];
}

/** @throws when it is something else */
export function proposalsIn(content: string): Proposals {
  const read: unknown = JSON.parse(content);
  const { language, proposals } = (typeof read === 'object' && read !== null ? read : {}) as Record<string, unknown>;
  if (
    typeof language !== 'string' ||
    !isLanguage(language) ||
    !Array.isArray(proposals) ||
    !proposals.every(isChange)
  ) {
    throw new Error('This is no file of proposals');
  }
  return { language, proposals };
}

/** Puts them in one by one; those that no longer fit are told. */
export function applyProposals(folder: string, { language, proposals }: Proposals): { put: number; refused: string[] } {
  const refused = proposals.flatMap((change) => {
    try {
      setText(folder, language, change);
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
  return { put: proposals.length - refused.length, refused };
}
