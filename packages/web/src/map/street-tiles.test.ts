import { describe, expect, it } from 'vitest';
import { missingTile, StreetTiles } from './street-tiles.ts';

const text = (value: string) => [...new TextEncoder().encode(value)];
/** A field of a protocol buffer with bytes. */
const field = (number: number, bytes: number[]) => [(number << 3) | 2, bytes.length, ...bytes];
const zigzag = (value: number) => (value << 1) ^ (value >> 31);

/** A vector tile with one feature of two streets: two lines of eight units, the second forty units below the first. */
function tileOfTwoStreets(): ArrayBuffer {
  const moveTo = (x: number, y: number) => [9, zigzag(x), zigzag(y)];
  const lineTo = (x: number, y: number) => [10, zigzag(x), zigzag(y)];
  const geometry = [...moveTo(0, 0), ...lineTo(8, 0), ...moveTo(-8, 40), ...lineTo(8, 0)];
  const feature = [...field(2, [0, 0]), (3 << 3) | 0, 2, ...field(4, geometry)];
  const layer = [
    (15 << 3) | 0,
    2,
    ...field(1, text('road')),
    ...field(2, feature),
    ...field(3, text('class')),
    ...field(4, field(1, text('street'))),
    (5 << 3) | 0,
    64,
  ];
  return new Uint8Array(field(3, layer)).buffer;
}

const found = () => new Response(tileOfTwoStreets());
const missing = () => new Response('{}', { status: 404 });

function tilesAnswering(answer: (url: string) => Response): { tiles: StreetTiles; asked: string[] } {
  const asked: string[] = [];
  const fetch = (url: string) => {
    asked.push(url);
    return Promise.resolve(answer(url));
  };
  return { tiles: new StreetTiles('/map/{z}/{x}/{y}', fetch), asked };
}

describe('the tiles of the streets', () => {
  it('fetches a tile from its address and splits the lines of a feature', async () => {
    const { tiles, asked } = tilesAnswering(found);
    const tile = await tiles.get({ z: 12, x: 3190, y: 1890 }, 256);
    expect(asked).toEqual(['/map/12/3190/1890']);
    const streets = tile.get('road') ?? [];
    expect(streets).toHaveLength(2);
    expect(streets[1]?.bbox).toEqual({ minX: 0, minY: 160, maxX: 32, maxY: 160 });
    expect(streets[1]?.props).toEqual({ class: 'street' });
  });

  it('returns missingTile for a tile that is not in the set', async () => {
    const { tiles } = tilesAnswering(missing);
    expect(await tiles.get({ z: 12, x: 1, y: 1 }, 256)).toBe(missingTile);
  });

  it('throws if a tile could not be fetched, so that it is requested again', async () => {
    const { tiles } = tilesAnswering(() => new Response('', { status: 503 }));
    await expect(tiles.get({ z: 12, x: 1, y: 1 }, 256)).rejects.toThrow('12/1/1 answered 503');
  });
});
