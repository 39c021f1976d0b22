import type { Language } from '../../packages/domain/src/countries/languages.ts';
import { isLanguage } from '../../packages/domain/src/countries/languages.ts';
import { setText } from '../texts/edit-texts.ts';
import { type Change, isChange } from './review-server.ts';

/** The file that a reviewer without the repository sends back. */
export interface Proposals {
  readonly language: Language;
  readonly proposals: readonly Change[];
}

/** @throws when the content has another format */
export function parseProposals(content: string): Proposals {
  const read: unknown = JSON.parse(content);
  const { language, proposals } = (typeof read === 'object' && read !== null ? read : {}) as Record<string, unknown>;
  if (
    typeof language !== 'string' ||
    !isLanguage(language) ||
    !Array.isArray(proposals) ||
    !proposals.every(isChange)
  ) {
    throw new Error('This is not a file of proposals');
  }
  return { language, proposals };
}

/** Applies the proposals one by one; `refused` has a message for each that no longer matches. */
export function applyProposals(
  folder: string,
  { language, proposals }: Proposals,
): { applied: number; refused: string[] } {
  const refused = proposals.flatMap((change) => {
    try {
      setText(folder, language, change);
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
  return { applied: proposals.length - refused.length, refused };
}
