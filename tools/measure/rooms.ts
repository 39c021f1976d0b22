import { dirname } from 'node:path';

export interface Room {
  readonly name: string;
  readonly files: number;
  readonly folders: number;
  readonly lines: number;
}

/** The part of the project that a source file is in: a package, or a layer of the server or the portal. */
export function roomOf(file: string): string {
  const [first = '', second = '', third = '', fourth = ''] = file.split('/');
  if (first === 'apps' && third === 'src' && (second === 'server' || second === 'portal')) {
    return `${second} ${fourth.includes('.') ? 'start' : fourth}`;
  }
  if (first === 'apps' || first === 'packages') return second;
  return first;
}

/** Files, folders and lines of each room, in alphabetical order. */
export function measureRooms(files: readonly { readonly name: string; readonly lines: number }[]): Room[] {
  const rooms = new Map<string, { name: string; lines: number }[]>();
  for (const file of files) rooms.set(roomOf(file.name), [...(rooms.get(roomOf(file.name)) ?? []), file]);
  return [...rooms]
    .map(([name, inside]) => ({
      name,
      files: inside.length,
      folders: new Set(inside.map((file) => dirname(file.name))).size,
      lines: inside.reduce((sum, file) => sum + file.lines, 0),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
