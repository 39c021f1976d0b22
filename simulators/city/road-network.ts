/**
 * Turns the road lines of the tiles into one connected network. Tiles are made for drawing: their lines are simplified, so
 * a side street often ends a few metres beside the road that it meets, and two roads that cross may share no point.
 * Three repairs connect them: near points become one, ends join the road beside them, and crossing roads get a junction
 * unless one may be a flyover.
 */
import { clipLineToTile, projectOnSegment } from './geometry.ts';
import type { SourceTile } from './source-tiles.ts';

/** Points closer than this are one node: 3 units are about 7 m at Bangkok's latitude. */
const SNAP_UNITS = 3;
/** Cells are wide, so that most searches read only one. */
const SNAP_CELL_UNITS = 12;
/** A road's end closer than this to another road becomes a junction (about 8 m). */
const JOIN_UNITS = 3.5;
/** Cell size of the edges' search grid; a little under the mean edge length. */
const CELL_UNITS = 48;
/** Cells in a grid row: more than any coordinate divided by the cell size, so that keys never collide. */
const GRID_ROW = 2 ** 25;

/** Roads that a motorbike or bicycle may use. Expressways are left out: in Bangkok they are closed to both. */
const OPEN_CLASSES = new Set([
  'street',
  'street_limited',
  'tertiary',
  'secondary',
  'primary',
  'trunk',
  'link',
  'service',
  'pedestrian',
]);
const NOT_ROADS = new Set(['platform', 'raceway']);
/** Trunk roads pass over others in many places and the tiles don't say where, so crossing one makes no junction. */
const FLYOVER_CLASS = 'trunk';

export type RoadNetwork = {
  /** Node positions in global units. */
  readonly x: readonly number[];
  readonly y: readonly number[];
  /** Edges as pairs of node numbers; every edge can be used in both directions. */
  readonly from: readonly number[];
  readonly to: readonly number[];
};

/** Gives the same node to points that are almost in the same place. */
class NodeSnapper {
  readonly x: number[] = [];
  readonly y: number[] = [];
  readonly #cells = new Map<number, number[]>();

  nodeAt(x: number, y: number): number {
    const nearest = this.#nearest(x, y);
    if (nearest !== null) return nearest;
    const node = this.x.length;
    this.x.push(x);
    this.y.push(y);
    const key = Math.floor(x / SNAP_CELL_UNITS) * GRID_ROW + Math.floor(y / SNAP_CELL_UNITS);
    const cell = this.#cells.get(key);
    if (cell === undefined) this.#cells.set(key, [node]);
    else cell.push(node);
    return node;
  }

  #nearest(x: number, y: number): number | null {
    let nearest: number | null = null;
    let nearestSquared = SNAP_UNITS * SNAP_UNITS;
    const right = Math.floor((x + SNAP_UNITS) / SNAP_CELL_UNITS);
    const bottom = Math.floor((y + SNAP_UNITS) / SNAP_CELL_UNITS);
    for (let c = Math.floor((x - SNAP_UNITS) / SNAP_CELL_UNITS); c <= right; c += 1) {
      for (let r = Math.floor((y - SNAP_UNITS) / SNAP_CELL_UNITS); r <= bottom; r += 1) {
        for (const node of this.#cells.get(c * GRID_ROW + r) ?? []) {
          const dx = (this.x[node] ?? 0) - x;
          const dy = (this.y[node] ?? 0) - y;
          const squared = dx * dx + dy * dy;
          if (squared > nearestSquared) continue;
          nearestSquared = squared;
          nearest = node;
        }
      }
    }
    return nearest;
  }
}

/** Edges under construction; a pair of nodes may occur more than once. */
class EdgeList {
  readonly from: number[] = [];
  readonly to: number[] = [];
  readonly isFlyover: boolean[] = [];

  add(a: number, b: number, isFlyover: boolean): void {
    if (a === b) return;
    this.from.push(a);
    this.to.push(b);
    this.isFlyover.push(isFlyover);
  }
}

/** Calls `visit` with the key of each grid cell that the box around two points touches. */
export function visitCells(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  margin: number,
  visit: (key: number) => void,
) {
  const right = Math.floor((Math.max(ax, bx) + margin) / CELL_UNITS);
  const bottom = Math.floor((Math.max(ay, by) + margin) / CELL_UNITS);
  for (let c = Math.floor((Math.min(ax, bx) - margin) / CELL_UNITS); c <= right; c += 1) {
    for (let r = Math.floor((Math.min(ay, by) - margin) / CELL_UNITS); r <= bottom; r += 1) visit(c * GRID_ROW + r);
  }
}

function edgeGrid(nodes: NodeSnapper, edges: EdgeList): Map<number, number[]> {
  const grid = new Map<number, number[]>();
  for (let edge = 0; edge < edges.from.length; edge += 1) {
    const a = edges.from[edge] ?? 0;
    const b = edges.to[edge] ?? 0;
    visitCells(nodes.x[a] ?? 0, nodes.y[a] ?? 0, nodes.x[b] ?? 0, nodes.y[b] ?? 0, JOIN_UNITS, (key) => {
      const cell = grid.get(key);
      if (cell === undefined) grid.set(key, [edge]);
      else cell.push(edge);
    });
  }
  return grid;
}

/** Nodes to insert into an edge, each with its share of the distance from the edge's first node. */
type Cuts = Map<number, { readonly share: number; readonly node: number }[]>;

function cut(cuts: Cuts, edge: number, share: number, node: number): void {
  const cutsOfEdge = cuts.get(edge);
  if (cutsOfEdge === undefined) cuts.set(edge, [{ share, node }]);
  else cutsOfEdge.push({ share, node });
}

function cutEdges(edges: EdgeList, cuts: Cuts): EdgeList {
  const result = new EdgeList();
  for (let edge = 0; edge < edges.from.length; edge += 1) {
    const isFlyover = edges.isFlyover[edge] ?? false;
    let start = edges.from[edge] ?? 0;
    for (const { node } of (cuts.get(edge) ?? []).toSorted((one, other) => one.share - other.share)) {
      result.add(start, node, isFlyover);
      start = node;
    }
    result.add(start, edges.to[edge] ?? 0, isFlyover);
  }
  return result;
}

function collectRoads(tiles: readonly SourceTile[], nodes: NodeSnapper): { edges: EdgeList; ends: Set<number> } {
  const edges = new EdgeList();
  const ends = new Set<number>();
  for (const tile of tiles) {
    for (const feature of tile.features) {
      if (feature.layer !== 'road' || feature.kind !== 'line') continue;
      const roadClass = String(feature.properties['class']);
      if (!OPEN_CLASSES.has(roadClass) || NOT_ROADS.has(String(feature.properties['type']))) continue;
      for (const line of feature.parts.flatMap((part) => clipLineToTile(part, tile.x, tile.y))) {
        const path = line.map((point) => nodes.nodeAt(point.x, point.y));
        path.forEach((node, index) => edges.add(path[index - 1] ?? node, node, roadClass === FLYOVER_CLASS));
        for (const end of [path[0], path.at(-1)]) if (end !== undefined) ends.add(end);
      }
    }
  }
  return { edges, ends };
}

function joinEnds(nodes: NodeSnapper, edges: EdgeList, ends: ReadonlySet<number>): EdgeList {
  const grid = edgeGrid(nodes, edges);
  const cuts: Cuts = new Map();
  const at = (node: number) => ({ x: nodes.x[node] ?? 0, y: nodes.y[node] ?? 0 });
  for (const end of ends) {
    const point = at(end);
    visitCells(point.x, point.y, point.x, point.y, 0, (key) => {
      for (const edge of grid.get(key) ?? []) {
        const a = edges.from[edge] ?? 0;
        const b = edges.to[edge] ?? 0;
        if (a === end || b === end) continue;
        const { distance, share } = projectOnSegment(point, at(a), at(b));
        if (distance <= JOIN_UNITS && share > 0 && share < 1) cut(cuts, edge, share, end);
      }
    });
  }
  return cutEdges(edges, cuts);
}

/** Where two segments cross, as shares of each; null when they don't cross. */
function crossing(nodes: NodeSnapper, a: number, b: number, c: number, d: number): readonly [number, number] | null {
  const ax = nodes.x[a] ?? 0;
  const ay = nodes.y[a] ?? 0;
  const cx = nodes.x[c] ?? 0;
  const cy = nodes.y[c] ?? 0;
  const abx = (nodes.x[b] ?? 0) - ax;
  const aby = (nodes.y[b] ?? 0) - ay;
  const cdx = (nodes.x[d] ?? 0) - cx;
  const cdy = (nodes.y[d] ?? 0) - cy;
  const area = abx * cdy - aby * cdx;
  if (area === 0) return null;
  const first = ((cx - ax) * cdy - (cy - ay) * cdx) / area;
  const second = ((cx - ax) * aby - (cy - ay) * abx) / area;
  return first > 0 && first < 1 && second > 0 && second < 1 ? [first, second] : null;
}

function joinCrossings(nodes: NodeSnapper, edges: EdgeList): EdgeList {
  const cuts: Cuts = new Map();
  const done = new Set<number>();
  for (const cell of edgeGrid(nodes, edges).values()) {
    for (const [index, one] of cell.entries()) {
      if (edges.isFlyover[one] === true) continue;
      const a = edges.from[one] ?? 0;
      const b = edges.to[one] ?? 0;
      for (const other of cell.slice(index + 1)) {
        if (edges.isFlyover[other] === true) continue;
        const c = edges.from[other] ?? 0;
        const d = edges.to[other] ?? 0;
        if (a === c || a === d || b === c || b === d) continue;
        const shares = crossing(nodes, a, b, c, d);
        if (shares === null) continue;
        const pair = Math.min(one, other) * GRID_ROW + Math.max(one, other);
        if (done.has(pair)) continue;
        done.add(pair);
        const x = (nodes.x[a] ?? 0) + shares[0] * ((nodes.x[b] ?? 0) - (nodes.x[a] ?? 0));
        const y = (nodes.y[a] ?? 0) + shares[0] * ((nodes.y[b] ?? 0) - (nodes.y[a] ?? 0));
        const junction = nodes.nodeAt(x, y);
        cut(cuts, one, shares[0], junction);
        cut(cuts, other, shares[1], junction);
      }
    }
  }
  return cutEdges(edges, cuts);
}

/** The representative of each node's component (union–find with path halving). */
function components(nodeCount: number, edges: EdgeList): Uint32Array {
  const parent = Uint32Array.from({ length: nodeCount }, (_, node) => node);
  const root = (start: number): number => {
    let node = start;
    for (let up = parent[node] ?? node; up !== node; up = parent[node] ?? node) {
      parent[node] = parent[up] ?? up;
      node = parent[node] ?? node;
    }
    return node;
  };
  for (let edge = 0; edge < edges.from.length; edge += 1) {
    const a = root(edges.from[edge] ?? 0);
    const b = root(edges.to[edge] ?? 0);
    if (a !== b) parent[Math.max(a, b)] = Math.min(a, b);
  }
  return parent.map((_, node) => root(node));
}

function largestComponent(nodes: NodeSnapper, edges: EdgeList): RoadNetwork {
  const component = components(nodes.x.length, edges);
  const sizes = new Map<number, number>();
  for (const root of component) sizes.set(root, (sizes.get(root) ?? 0) + 1);
  const [largest] = [...sizes].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [-1, 0]);
  const x: number[] = [];
  const y: number[] = [];
  const renumbered = new Int32Array(component.length).fill(-1);
  for (const [node, root] of component.entries()) {
    if (root !== largest) continue;
    renumbered[node] = x.length;
    x.push(nodes.x[node] ?? 0);
    y.push(nodes.y[node] ?? 0);
  }
  const from: number[] = [];
  const to: number[] = [];
  const seen = new Set<number>();
  for (let edge = 0; edge < edges.from.length; edge += 1) {
    const a = renumbered[edges.from[edge] ?? 0] ?? -1;
    const b = renumbered[edges.to[edge] ?? 0] ?? -1;
    const pair = Math.min(a, b) * GRID_ROW + Math.max(a, b);
    if (a < 0 || b < 0 || seen.has(pair)) continue;
    seen.add(pair);
    from.push(a);
    to.push(b);
  }
  return { x, y, from, to };
}

/** The connected road network of the tiles: its largest component, with the repairs described above. */
export function buildRoadNetwork(tiles: readonly SourceTile[]): RoadNetwork {
  const nodes = new NodeSnapper();
  const { edges, ends } = collectRoads(tiles, nodes);
  return largestComponent(nodes, joinCrossings(nodes, joinEnds(nodes, edges, ends)));
}
