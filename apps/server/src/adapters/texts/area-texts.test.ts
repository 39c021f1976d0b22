import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTexts } from './area-texts.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'riderbell-mail-texts-'));
});

afterAll(() => rm(folder, { recursive: true }));

async function write(language: string, content: string): Promise<void> {
  await mkdir(join(folder, language), { recursive: true });
  await writeFile(join(folder, language, 'mails.json'), content);
}

describe('the texts of an area', () => {
  it('come from the file of their language', async () => {
    await write('sv', '{"footer":"Hej"}');
    const texts = openTexts(folder, 'mails', () => expect.unreachable());
    expect(await texts.in('sv')).toEqual({ footer: 'Hej' });
  });

  it.each([
    ['cut', '{"footer":"Mo'],
    ['empty', ''],
    ['a list', '["Moi"]'],
    ['null', 'null'],
    ['not all texts', '{"footer":{"en":"Hi"}}'],
    ['not there', null],
  ])('are empty when the file is %s, which is reported once', async (_, content) => {
    await rm(join(folder, 'fi'), { recursive: true, force: true });
    if (content !== null) await write('fi', content);
    const told: string[] = [];
    const texts = openTexts(folder, 'mails', (file) => told.push(file));
    expect([await texts.in('fi'), await texts.in('fi')]).toEqual([{}, {}]);
    expect(told).toEqual([join(folder, 'fi', 'mails.json')]);
  });
});
