import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PublicPages } from '../../http/ports.ts';

/** What `apps/portal/src/app/render-pages.tsx` offers. */
interface PagesModule extends Omit<PublicPages, 'render'> {
  readonly build: string;
  readonly render: (
    ...asked: [...Parameters<PublicPages['render']>, onFault: PortalPagesParts['onFailure']]
  ) => ReturnType<PublicPages['render']>;
}

export interface PortalPagesParts {
  /** Where the portal's build for the server is. */
  folder: string;
  /** Which build the browser gets; pages of another would name files that are not there. */
  build: string;
  /** Told once for each thing that goes wrong: pages are left to the scripts then. */
  onFailure: (why: string, error?: unknown) => void;
}

/** The portal's build for the server, loaded into this process. null when there is none that fits. */
export async function openPortalPages({ folder, build, onFailure }: PortalPagesParts): Promise<PublicPages | null> {
  const file = join(folder, 'render-pages.js');
  if (!existsSync(file)) {
    onFailure('the portal has no build for the server: its pages are left to the scripts');
    return null;
  }
  const loaded = await load(file).catch((error: unknown) => {
    onFailure('the portal’s build for the server cannot be loaded: its pages are left to the scripts', error);
    return null;
  });
  if (loaded === null) return null;
  if (loaded.build !== build) {
    onFailure(
      `the portal’s build for the server belongs to ${loaded.build}, not to ${build}: its pages are left to the scripts`,
    );
    return null;
  }
  const failed = new Set<string>();
  return {
    listedPaths: loaded.listedPaths,
    find: loaded.find,
    async render(page, language, deployment) {
      try {
        return await loaded.render(page, language, deployment, onFailure);
      } catch (error) {
        if (!failed.has(page.name))
          onFailure(`the page ${page.name} cannot be rendered: it is left to the scripts`, error);
        failed.add(page.name);
        return null;
      }
    },
    // A faulty file is told of by the pages; these few words stay in English then.
    bareWords: (language, deployment) => loaded.bareWords(language, deployment).catch(() => ({})),
  };
}

async function load(file: string): Promise<PagesModule> {
  const loaded = (await import(pathToFileURL(file).href)) as Partial<PagesModule>;
  const { build, listedPaths, find, render, bareWords } = loaded;
  if (!build || !listedPaths || !find || !render || !bareWords)
    throw new Error(`${file} does not offer what it should`);
  return { build, listedPaths, find, render, bareWords };
}
