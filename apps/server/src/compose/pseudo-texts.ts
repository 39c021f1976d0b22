import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { pseudoKindOf, pseudoTexts } from '@riderbell/messages/pseudo-texts.ts';
import type { MailTexts } from '../features/mails/ports.ts';
import type { PseudoTexts } from '../http/pseudo-texts.ts';

const english = new URL('../../../../packages/messages/src/en/', import.meta.url);

/** Generates pseudo texts from the English texts on request. */
export const generatePseudoTexts: PseudoTexts = async (language, area) => {
  const kind = pseudoKindOf(language);
  if (kind === null || !/^[\w-]+$/.test(area)) return null;
  const source = await readFile(fileURLToPath(new URL(`${area}.json`, english)), 'utf8').catch(() => null);
  return source === null ? null : pseudoTexts(JSON.parse(source) as Record<string, string>, kind);
};

/** Pseudo texts for e-mails, like those of the portal. */
export function pseudoMails(texts: MailTexts): MailTexts {
  return { in: async (language) => (await generatePseudoTexts(language, 'mails')) ?? texts.in(language) };
}
