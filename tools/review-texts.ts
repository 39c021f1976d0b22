import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isLanguage, languages } from '../packages/domain/src/countries/languages.ts';
import { textsFolder } from '../packages/messages/checks/texts-of-languages.ts';
import { root } from './project-files.ts';
import { applyProposals, proposalsIn } from './review/apply-proposals.ts';
import { readReview } from './review/read-review.ts';
import { reviewPage } from './review/review-page.ts';
import { createReviewServer } from './review/review-server.ts';

const usage = `npm run messages:review -- <language>               serves all texts beside English; changes go into the files
npm run messages:review -- <language> --file        writes them as one page, for a reviewer elsewhere
npm run messages:review -- --apply <proposals.json> puts in what that reviewer sends back

  --since <ref>  marks what changed after a git ref
  --port <port>  8090 if not given`;

/** `npm run messages:review`: the page on which a speaker reads a language as a whole (CONTRIBUTING.md, "A language"). */
function run(args: string[]): void {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      file: { type: 'boolean' },
      apply: { type: 'string' },
      since: { type: 'string' },
      port: { type: 'string', default: '8090' },
    },
  });
  if (values.apply !== undefined) return apply(values.apply);
  const [language = ''] = positionals;
  if (!isLanguage(language)) throw new Error(`${usage}\n\nLanguages: ${languages.join(', ')}`);
  const since = values.since ?? null;
  if (values.file === true) {
    const folder = join(root, '.cache/review');
    mkdirSync(folder, { recursive: true });
    const path = join(folder, `${language}.html`);
    writeFileSync(path, reviewPage(readReview(language, since), null));
    console.log(path);
    return;
  }
  const server = createReviewServer({ folder: textsFolder, language, since });
  server.listen(Number(values.port), '127.0.0.1', () => console.log(`http://127.0.0.1:${values.port}`));
}

function apply(file: string): void {
  const { put, refused } = applyProposals(textsFolder, proposalsIn(readFileSync(file, 'utf8')));
  console.log([`${put} texts changed.`, ...refused].join('\n'));
  if (refused.length > 0) process.exitCode = 1;
}

try {
  run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
