import type { AssetManifest } from './asset-manifest.ts';

/** What a page loads besides the entry: source files that are chunks of their own, and its areas of texts. */
export interface Page {
  /** The first part of its address. */
  path: string;
  loads: readonly string[];
  areas: readonly string[];
}

const screen = (name: string) => `apps/portal/src/app/screens/${name}.tsx`;
const library = 'apps/portal/src/app/layout/component-library.tsx';
const frame = [library, 'apps/portal/src/app/layout/signed-in-layout.tsx'];
const frameAreas = ['common', 'navigation', 'errors'];

/** The routes of `src/app/routes.tsx` as the build sees them; a test compares the two. */
export const pages = {
  landing: { path: '', loads: [screen('landing')], areas: ['common', 'landing'] },
  connect: { path: 'connect', loads: [library, screen('connect')], areas: ['common', 'accounts', 'errors'] },
  request: {
    path: 'request-a-rider',
    loads: [...frame, screen('request-a-rider')],
    areas: [...frameAreas, 'orders', 'places'],
  },
  tracking: {
    path: 'order-tracking',
    loads: [...frame, screen('order-tracking')],
    areas: [...frameAreas, 'tracking', 'places'],
  },
  history: { path: 'history', loads: [...frame, screen('history')], areas: [...frameAreas, 'tracking', 'places'] },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof pages;

export function textsFile(language: string, area: string): string {
  return `packages/messages/src/${language}/${area}.json`;
}

export function brandFile(brand: string): string {
  return `apps/portal/src/brands/${brand}/brand.ts`;
}

/** The chunk of a source file that is loaded on demand. */
export function chunkOf(chunks: AssetManifest['chunks'], source: string): string {
  const found = Object.entries(chunks).find(([, chunk]) => chunk.file === source);
  if (found === undefined) throw new Error(`No chunk of ${source}: is it still loaded on demand?`);
  return found[0];
}

/** The chunks of source files with all that they import. */
export function closureOf(chunks: AssetManifest['chunks'], files: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const imported of chunks[file]?.imports ?? []) visit(imported);
  };
  for (const file of files) visit(file);
  return seen;
}
