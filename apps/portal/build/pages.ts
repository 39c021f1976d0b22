import type { AssetManifest } from './asset-manifest.ts';

/** What a page loads besides the entry: source files that become separate chunks, and its text areas. */
export interface Page {
  /** The first part of its address. */
  path: string;
  /** Who may see it; other visitors are redirected to the request or to the landing page. */
  access: 'public-only' | 'authenticated' | 'public';
  loads: readonly string[];
  areas: readonly string[];
}

const screen = (name: string) => `apps/portal/src/app/screens/${name}.tsx`;
const frame = 'apps/portal/src/app/layout/signed-in-layout.tsx';
const frameAreas = ['common', 'navigation', 'errors'];

/** The pages of `src/app/route-table.ts` for the build; a test compares the two. */
export const pages = {
  landing: { path: '', access: 'public-only', loads: [screen('landing')], areas: ['common', 'site', 'landing'] },
  connect: {
    path: 'connect',
    access: 'public-only',
    loads: [screen('account-screens')],
    areas: ['common', 'accounts', 'account-errors', 'errors'],
  },
  register: {
    path: 'register',
    access: 'public-only',
    loads: [screen('account-screens')],
    areas: ['common', 'accounts', 'account-errors', 'errors'],
  },
  forgotPassword: {
    path: 'forgot-password',
    access: 'public-only',
    loads: [screen('account-screens')],
    areas: ['common', 'accounts', 'account-errors', 'errors'],
  },
  request: {
    path: 'request-a-rider',
    access: 'authenticated',
    loads: [frame, screen('request-a-rider')],
    areas: [...frameAreas, 'orders', 'places'],
  },
  tracking: {
    path: 'order-tracking',
    access: 'authenticated',
    loads: [frame, screen('order-tracking')],
    areas: [...frameAreas, 'tracking', 'places'],
  },
  history: {
    path: 'history',
    access: 'authenticated',
    loads: [frame, screen('history')],
    areas: [...frameAreas, 'tracking', 'places', 'history'],
  },
  bulkOrders: {
    path: 'bulk-order',
    access: 'authenticated',
    loads: [frame, screen('bulk-screens')],
    areas: [...frameAreas, 'bulk-orders', 'bulk-errors', 'tracking'],
  },
  numbers: {
    path: 'numbers',
    access: 'authenticated',
    loads: [frame, screen('business-screens')],
    areas: [...frameAreas, 'numbers', 'tracking', 'history'],
  },
  cashBook: {
    path: 'cash-book',
    access: 'authenticated',
    loads: [frame, screen('business-screens')],
    areas: [...frameAreas, 'cash-book', 'tracking', 'history'],
  },
  publicTracking: {
    path: 'tracking',
    access: 'public',
    loads: [screen('tracking')],
    areas: ['common', 'public-tracking'],
  },
  trackingC2c: {
    path: 'tracking-c2c',
    access: 'public',
    loads: [screen('tracking-c2c')],
    areas: ['common', 'public-tracking'],
  },
  deliveryReceipt: {
    path: 'delivery-receipt',
    access: 'public',
    loads: [screen('delivery-receipt')],
    areas: ['common', 'public-tracking', 'delivery-receipt'],
  },
  terms: {
    path: 'termsandconditions',
    access: 'public',
    loads: [screen('terms')],
    areas: ['common', 'site', 'terms'],
  },
  prohibited: {
    path: 'prohibiteditems-c2c',
    access: 'public',
    loads: [screen('prohibited-items')],
    areas: ['common', 'site', 'prohibited'],
  },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof pages;

/** The chunk of a source file that is loaded on demand. */
export function chunkOf(chunks: AssetManifest['chunks'], source: string): string {
  const found = Object.entries(chunks).find(([, chunk]) => chunk.file === source);
  if (found === undefined) throw new Error(`There is no chunk for ${source}: is it still loaded on demand?`);
  return found[0];
}

/** The scripts that a page loads before it shows. */
export function scriptsOf({ entry, chunks }: AssetManifest, { loads }: Page): Set<string> {
  return closureOf(chunks, [entry, ...loads.map((source) => chunkOf(chunks, source))]);
}

/** The texts that a page loads before it shows. */
export function textsOf({ texts }: AssetManifest, { areas }: Page, language: string): string[] {
  const folder = texts[language];
  if (folder === undefined) throw new Error(`There are no texts in ${language}`);
  return areas.map((area) => `${folder}/${area}.json`);
}

/** The given chunks and everything that they import. */
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
