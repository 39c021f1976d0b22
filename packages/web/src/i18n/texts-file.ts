import type { AreaTexts } from './say.ts';

/** The texts of a file that was read as JSON. @throws when it holds anything else than texts */
export function textsIn(content: unknown): AreaTexts {
  if (!isTexts(content)) throw new TypeError('The file is not an object of texts');
  return content;
}

function isTexts(content: unknown): content is AreaTexts {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return false;
  return Object.values(content).every((text) => typeof text === 'string');
}

/** Fetches a file of texts. @throws when it cannot be had, or holds something else */
export async function fetchTexts(address: string): Promise<AreaTexts> {
  // A network that comes back loses what was on its way: one more question is cheaper than a page in another language.
  const answer = await fetch(address).catch(() => fetch(address));
  if (!answer.ok) throw new Error(`The answer is ${answer.status}`);
  return textsIn(await answer.json());
}
