import { parseArgs } from 'node:util';
import { textsFolder } from '../packages/messages/checks/texts-of-languages.ts';
import { addText, type EditResult, removeText, renameText } from './texts/edit-texts.ts';

const usage = `npm run messages:add -- <area> <key> "English text"
npm run messages:add -- <area> <key> "{{count}} order" --plural "{{count}} orders"
npm run messages:rename -- <area> <key> <new key>
npm run messages:remove -- <area> <key>

  --after  the key after which the new one is inserted; else after similar keys`;

/** `npm run messages:…`: changes the texts of all languages at once (CONTRIBUTING.md, "A text"). */
function run(args: string[]): EditResult {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { plural: { type: 'string' }, after: { type: 'string' } },
  });
  const [command, area = '', key = '', word, ...more] = positionals;
  if (command === 'add' && word !== undefined && more.length === 0) {
    return addText(textsFolder, { area, key, english: word, ...values });
  }
  if (command === 'rename' && word !== undefined && more.length === 0) return renameText(textsFolder, area, key, word);
  if (command === 'remove' && key !== '' && word === undefined) return removeText(textsFolder, area, key);
  throw new Error(`The command is not complete, and nothing was changed. Usage:\n\n${usage}`);
}

try {
  const { files } = run(process.argv.slice(2));
  console.log(`${files.length} files changed.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
