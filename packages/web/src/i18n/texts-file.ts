/** The texts of one area in one language, as their file has them. */
export type AreaTexts = Readonly<Record<string, string>>;

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

/** Reports a faulty file to the developers of the portal; the reader has English in its place. */
export function warnOfFault(file: string, why: unknown): void {
  // oxlint-disable-next-line no-console -- nothing else of the portal reaches its developers
  console.warn(`Texts of ${file} are missing or faulty: English stands in for them.`, why);
}
