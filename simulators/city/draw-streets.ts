/**
 * Draws a few blocks of the city, and a rider's route through them, as paths for a picture without tiles:
 *   node simulators/city/draw-streets.ts <folder of the built city> packages/ui/src/drawings/city-streets.svg
 * writes one path for each kind of feature, in a box of 640 by 400, and prints the route as JSON. The data is
 * OpenStreetMap's: a page that shows the picture must credit it.
 */
import { writeFile } from 'node:fs/promises';
import { clipLineToTile, type Position, toUnits } from './geometry.ts';
import { simplifyLine } from './browser-tiles.ts';
import { openCity } from './open-city.ts';
import { bangkokTilesFolder, decodeTile, readSourceFiles, type SourceTile, type UnitPoint } from './source-tiles.ts';

/** Around Asok, wide enough for a route of three kilometres. */
const middle = toUnits({ latitude: 13.7424, longitude: 100.5537 });
const width = 640;
const height = 400;
/** Grid units to one unit of the picture: about six metres. */
const scale = 2.5;
/** Lines continue this far beyond the frame, so that no line ends inside it. */
const margin = 12;

const rider = { latitude: 13.7452, longitude: 100.56255 };
const shop = { latitude: 13.7365, longitude: 100.5612 };
const door = { latitude: 13.7475, longitude: 100.5452 };

const kinds: Readonly<Record<string, string>> = {
  motorway: 'motorways',
  trunk: 'avenues',
  primary: 'avenues',
  secondary: 'avenues',
  tertiary: 'streets',
  street: 'streets',
};

function toPicture({ x, y }: UnitPoint): UnitPoint {
  return { x: (x - middle.x) / scale + width / 2, y: (y - middle.y) / scale + height / 2 };
}

function isNear({ x, y }: UnitPoint): boolean {
  return x > -margin && x < width + margin && y > -margin && y < height + margin;
}

/** The parts of a line inside the frame. */
function visibleParts(line: readonly UnitPoint[]): UnitPoint[][] {
  const stretches: UnitPoint[][] = [[]];
  for (const [index, point] of line.entries()) {
    const [before, after] = [line[index - 1] ?? point, line[index + 1] ?? point];
    if ([before, point, after].some(isNear)) stretches.at(-1)?.push(point);
    else if (stretches.at(-1)?.length !== 0) stretches.push([]);
  }
  return stretches.filter(({ length }) => length > 1);
}

function length(points: readonly UnitPoint[]): number {
  return points.reduce((sum, { x, y }, index) => {
    const before = points[index - 1];
    return before === undefined ? 0 : sum + Math.hypot(x - before.x, y - before.y);
  }, 0);
}

/** An SVG path of whole, relative coordinates, which take the fewest characters. */
function pathOf(points: readonly UnitPoint[], closed = false): string {
  const whole = points.map(({ x, y }) => [Math.round(x), Math.round(y)] as const);
  const moves = whole.slice(1).flatMap(([x, y], index) => {
    const [fromX, fromY] = whole[index] ?? [0, 0];
    return x === fromX && y === fromY ? [] : [`${x - fromX} ${y - fromY}`];
  });
  if (moves.length === 0) return '';
  return `M${whole[0]?.join(' ')}l${moves.join(' ')}${closed ? 'z' : ''}`.replaceAll(' -', '-');
}

function areaPath(ring: readonly UnitPoint[]): string {
  const points = ring.map(toPicture);
  if (!points.some(isNear)) return '';
  // Points far outside the frame move closer, but stay outside.
  const far = 40;
  const clamped = points.map(({ x, y }) => ({
    x: Math.min(width + far, Math.max(-far, x)),
    y: Math.min(height + far, Math.max(-far, y)),
  }));
  const simple = simplifyLine(clamped, 1);
  const size = Math.max(...simple.map(({ x }) => x)) - Math.min(...simple.map(({ x }) => x));
  return size < 8 ? '' : pathOf(simple, true);
}

function draw(tiles: readonly SourceTile[]): Record<string, string> {
  const paths: Record<string, string[]> = { motorways: [], avenues: [], streets: [], water: [], parks: [], canals: [] };
  for (const { x, y, features } of tiles) {
    for (const { layer, kind, properties, parts } of features) {
      const isPark = layer === 'landuse' && properties['class'] === 'park';
      if (kind === 'polygon' && (layer === 'water' || isPark)) {
        paths[isPark ? 'parks' : 'water']?.push(...parts.map(areaPath));
      }
      const name = layer === 'waterway' ? 'canals' : layer === 'road' ? kinds[String(properties['class'])] : undefined;
      if (kind !== 'line' || name === undefined) continue;
      for (const line of parts.flatMap((part) => clipLineToTile(part, x, y))) {
        const stretches = visibleParts(line.map(toPicture)).filter(
          (stretch) => name !== 'streets' || length(stretch) > 18,
        );
        paths[name]?.push(...stretches.map((stretch) => pathOf(simplifyLine(stretch, 1.3))));
      }
    }
  }
  return Object.fromEntries(Object.entries(paths).map(([name, lines]) => [name, lines.join('')]));
}

const [folder, picture] = process.argv.slice(2);
if (folder === undefined || picture === undefined)
  throw new Error('Arguments are missing: node simulators/city/draw-streets.ts <folder> <SVG file>');
const city = await openCity({ into: folder });
const drawRoute = async (from: Position, to: Position): Promise<UnitPoint[]> => {
  const route = await city.route(from, to);
  if (route === null) throw new Error('There is no route between the two points.');
  return simplifyLine(
    route.points.map((point) => toPicture(toUnits(point))),
    0.7,
  );
};
const pointOf = (point: UnitPoint | undefined) => ({ x: Math.round(point?.x ?? 0), y: Math.round(point?.y ?? 0) });
const toShop = await drawRoute(rider, shop);
const toDoor = await drawRoute(shop, door);
const tiles = (await readSourceFiles(bangkokTilesFolder())).map(decodeTile);
const paths = Object.entries(draw(tiles)).map(([id, path]) => `  <path id="${id}" d="${path}"/>\n`);
await writeFile(
  picture,
  `<!-- Data © OpenStreetMap contributors (ODbL) -->\n<svg xmlns="http://www.w3.org/2000/svg">\n${paths.join('')}</svg>\n`,
);
const route = {
  path: pathOf([...toShop, ...toDoor]),
  // The shop's share of the route.
  shopAt: Math.round((length(toShop) / (length(toShop) + length(toDoor))) * 1000) / 1000,
  shop: pointOf(toDoor[0]),
  door: pointOf(toDoor.at(-1)),
};
process.stdout.write(`${JSON.stringify(route, null, 2)}\n`);
