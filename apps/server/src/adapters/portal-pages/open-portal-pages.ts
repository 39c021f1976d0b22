import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PublicPages } from '../../http/ports.ts';

/** The exports of `apps/portal/src/app/render-pages.tsx`. */
interface PagesModule extends Omit<PublicPages, 'render'> {
  readonly build: string;
  readonly render: (
    ...args: [...Parameters<PublicPages['render']>, onFault: PortalPagesParts['onFailure']]
  ) => ReturnType<PublicPages['render']>;
}

export interface PortalPagesParts {
  /** The folder with the portal's build for the server. */
  folder: string;
  /** The build that browsers get; pages of another build would refer to missing files. */
  build: string;
  /** Called once for each kind of failure; the scripts then render the pages. */
  onFailure: (why: string, error?: unknown) => void;
}

/** Loads the portal's build for the server into this process. Returns null if there is none for this build. */
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
    // The pages report an invalid file; these few words stay in English.
    textsWithoutScripts: (language, deployment) => loaded.textsWithoutScripts(language, deployment).catch(() => ({})),
  };
}

async function load(file: string): Promise<PagesModule> {
  const loaded = (await import(pathToFileURL(file).href)) as Partial<PagesModule>;
  const { build, listedPaths, find, render, textsWithoutScripts } = loaded;
  if (!build || !listedPaths || !find || !render || !textsWithoutScripts) throw new Error(`${file} lacks an export`);
  return { build, listedPaths, find, render, textsWithoutScripts };
}
