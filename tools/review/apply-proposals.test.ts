import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { textsFolder } from '../../packages/messages/checks/texts-of-languages.ts';
import { applyProposals, parseProposals } from './apply-proposals.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'proposals-'));
  cpSync(textsFolder, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('applies the proposals that still match and reports the others', () => {
  const source = () => readFileSync(join(folder, 'de/welcome.json'), 'utf8');
  const before = source();
  const { skip } = JSON.parse(before) as { skip: string };
  const result = applyProposals(folder, {
    language: 'de',
    proposals: [
      { area: 'welcome', key: 'skip', from: skip, to: 'Später „so“' },
      { area: 'welcome', key: 'next', from: 'as it never was', to: 'x' },
      { area: '../../x', key: 'next', from: '', to: 'x' },
    ],
  });
  expect(result).toEqual({
    applied: 1,
    refused: [expect.stringContaining('meanwhile'), expect.stringContaining('no area')],
  });
  expect(source()).toBe(before.replace(JSON.stringify(skip), '"Später „so“"'));
});

it.each(['[]', '{"language":"xx","proposals":[]}', '{"language":"de","proposals":[{"area":"x"}]}'])(
  'refuses a file with %s',
  (content) => {
    expect(() => parseProposals(content)).toThrow('not a file of proposals');
  },
);
