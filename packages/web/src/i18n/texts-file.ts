/** The texts of one area in one language, as in their file. */
export type AreaTexts = Readonly<Record<string, string>>;

/** Checks the parsed JSON of a text file. @throws if it contains anything but texts */
export function parseTexts(content: unknown): AreaTexts {
  if (!isTexts(content)) throw new TypeError('The file is not an object of texts');
  return content;
}

function isTexts(content: unknown): content is AreaTexts {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return false;
  return Object.values(content).every((text) => typeof text === 'string');
}

/** Fetches a text file. @throws if it cannot be fetched or contains something else */
export async function fetchTexts(address: string): Promise<AreaTexts> {
  // A reconnecting network drops requests in flight: one retry is cheaper than a page in the wrong language.
  const answer = await fetch(address).catch(() => fetch(address));
  if (!answer.ok) throw new Error(`The answer is ${answer.status}`);
  return parseTexts(await answer.json());
}

/** Reports a faulty file to the portal's developers; the reader sees English instead. */
export function reportFaultyFile(file: string, why: unknown): void {
  // oxlint-disable-next-line no-console -- nothing else of the portal reaches its developers
  console.warn(`Texts of ${file} are missing or faulty: English is shown instead.`, why);
}
