/** A link from one document to a file or a heading of the repository. */
export interface DocumentLink {
  readonly line: number;
  /** Relative to the document; empty for a heading of the document itself. */
  readonly path: string;
  readonly heading: string | null;
}

const fence = /^\s*(```|~~~)/;

/** The lines of a document. Lines of code blocks are emptied, so that line numbers do not change. */
function proseLines(markdown: string): string[] {
  let inCode = false;
  return markdown.split('\n').map((line) => {
    if (!fence.test(line)) return inCode ? '' : line;
    inCode = !inCode;
    return '';
  });
}

/** A document's links to files and headings of the repository. */
export function linksOf(markdown: string): DocumentLink[] {
  return proseLines(markdown).flatMap((line, index) =>
    [...line.replaceAll(/`[^`]*`/g, '').matchAll(/\]\(([^()\s]+)\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^[a-z]+:/.test(target))
      .map((target) => {
        const [path = '', heading = null] = target.split('#');
        return { line: index + 1, path, heading };
      }),
  );
}

/** The anchors that GitHub gives the headings of a document. */
export function anchorsOf(markdown: string): Set<string> {
  const anchors = new Set<string>();
  for (const line of proseLines(markdown)) {
    const [, title] = /^#+ (.+)$/.exec(line) ?? [];
    if (title === undefined) continue;
    const anchor = title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-');
    anchors.add(anchor);
  }
  return anchors;
}
