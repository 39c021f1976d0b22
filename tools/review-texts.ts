import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isLanguage, languages } from '../packages/domain/src/countries/languages.ts';
import { textsFolder } from '../packages/messages/checks/texts-of-languages.ts';
import { root } from './project-files.ts';
import { applyProposals, parseProposals } from './review/apply-proposals.ts';
import { readReview } from './review/read-review.ts';
import { reviewPage } from './review/review-page.ts';
import { createReviewServer } from './review/review-server.ts';

const usage = `npm run messages:review -- <language>               serves all texts beside English; saves changes in the files
npm run messages:review -- <language> --file        writes a page in one file, for a reviewer without the repository
npm run messages:review -- --apply <proposals.json> applies the proposals that this reviewer sends back

  --since <ref>  marks texts that changed after a git ref
  --port <port>  8090 by default`;

/** `npm run messages:review`: the page on which a speaker reviews all texts of a language (CONTRIBUTING.md, "A language"). */
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
  const { applied, refused } = applyProposals(textsFolder, parseProposals(readFileSync(file, 'utf8')));
  console.log([`${applied} texts changed.`, ...refused].join('\n'));
  if (refused.length > 0) process.exitCode = 1;
}

try {
  run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
