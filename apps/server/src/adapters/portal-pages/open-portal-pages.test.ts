import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleDeployment } from '@riderbell/contract/example-deployment.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPortalPages } from './open-portal-pages.ts';

const whole = `
  export const build = 'b1';
  export const listedPaths = ['/'];
  export const find = () => ({ status: 200, page: { name: 'landing', path: '/' }, listed: true });
  export const render = async ({ name }) => {
    if (name !== 'landing') throw new Error('broken');
    return { title: 'Riders' };
  };
  export const textsWithoutScripts = async (language) => {
    if (language !== 'en') throw new Error('faulty');
    return { 'no-script': 'No scripts' };
  };`;

let folder = '';
let reported: string[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'riderbell-portal-server-'));
  reported = [];
});
afterEach(() => rm(folder, { recursive: true }));

async function opened(source: string | null) {
  if (source !== null) await writeFile(join(folder, 'render-pages.js'), source);
  return openPortalPages({ folder, build: 'b1', onFailure: (why) => void reported.push(why) });
}

describe('the portal’s build for the server', () => {
  it('renders the requested page', async () => {
    const pages = await opened(whole);
    expect(await pages?.render({ name: 'landing', path: '/' }, 'en', exampleDeployment)).toEqual({ title: 'Riders' });
    expect(await pages?.textsWithoutScripts('en', exampleDeployment)).toEqual({ 'no-script': 'No scripts' });
    expect(reported).toEqual([]);
  });

  it('leaves the template’s English words when the texts are invalid', async () => {
    const pages = await opened(whole);
    expect(await pages?.textsWithoutScripts('de', exampleDeployment)).toEqual({});
  });

  it.each([
    ['does not exist', null, 'no build for the server'],
    ['cannot be read', 'export const build = ;', 'cannot be loaded'],
    ['is missing an export', `export const build = 'b1';`, 'cannot be loaded'],
    ['belongs to another build of the portal', whole.replace('b1', 'b0'), 'belongs to b0'],
  ])('is not used when it %s, which is reported', async (_, source, why) => {
    expect(await opened(source)).toBeNull();
    expect(reported).toHaveLength(1);
    expect(reported[0]).toContain(why);
  });

  it('leaves a page that cannot be rendered to the scripts, and reports it once', async () => {
    const pages = await opened(whole);
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await pages?.render({ name: 'terms', path: '/terms' }, 'en', exampleDeployment)).toBeNull();
    }
    expect(reported).toEqual(['the page terms cannot be rendered: it is left to the scripts']);
    expect(await pages?.render({ name: 'landing', path: '/' }, 'en', exampleDeployment)).not.toBeNull();
  });
});
