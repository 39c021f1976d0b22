import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/**
 * The characters in a font file, read from its own table, because the `unicode-range` of its style sheet may be larger.
 * @see https://www.w3.org/TR/WOFF2/ for the file, https://learn.microsoft.com/typography/opentype/spec/cmap for the table
 */
export function charactersOfFont(file: string): Set<number> {
  const map = characterMap(readFileSync(file));
  const characters = new Set<number>();
  for (let table = 0; table < map.readUInt16BE(2); table += 1) {
    const part = map.subarray(map.readUInt32BE(4 + table * 8 + 4));
    const format = part.readUInt16BE(0);
    const ranges = format === 12 ? groupsOf(part) : format === 4 ? segmentsOf(part) : [];
    for (const [first, last] of ranges)
      for (let character = first; character <= last; character += 1) characters.add(character);
  }
  return characters;
}

type Range = readonly [first: number, last: number];

function groupsOf(part: Buffer): Range[] {
  return Array.from({ length: part.readUInt32BE(12) }, (_, group) => [
    part.readUInt32BE(16 + group * 12),
    part.readUInt32BE(20 + group * 12),
  ]);
}

/** The segments of a format 4 table. Subset fonts have no gaps inside a segment; the last segment only marks the end. */
function segmentsOf(part: Buffer): Range[] {
  const count = part.readUInt16BE(6) / 2;
  const ranges = Array.from({ length: count }, (_, segment): Range => [
    part.readUInt16BE(16 + (count + segment) * 2),
    part.readUInt16BE(14 + segment * 2),
  ]);
  return ranges.filter(([first]) => first !== 0xffff);
}

const [cmap, glyf, loca] = [0, 10, 11];

/** The table "cmap", which is compressed together with the others but not transformed. */
function characterMap(file: Buffer): Buffer {
  let at = 48;
  const number = (): number => {
    for (let value = 0; ;) {
      const byte = file.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  const lengths = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = file.readUInt8(at++);
    const tag = flags & 63;
    if (tag === 63) at += 4;
    const length = number();
    const isTransformed = tag === glyf || tag === loca ? flags >> 6 !== 3 : flags >> 6 !== 0;
    return [tag, isTransformed ? number() : length] as const;
  });
  const tables = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  let start = 0;
  for (const [tag, length] of lengths) {
    if (tag === cmap) return tables.subarray(start, start + length);
    start += length;
  }
  throw new Error('The font has no cmap table');
}
