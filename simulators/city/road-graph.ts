/**
 * Opens a built city's road graph: the road nearest to a point, the route between two points, and a position along a
 * route. A route goes straight from a door to the nearest road, along the roads, and straight to the other door.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { around } from 'geokdbush';
import { metresBetween, metresPerDegree, projectOnSegment } from './geometry.ts';
import type { Position } from './geometry.ts';
import { decodeGraph } from './graph-file.ts';
import type { GraphArrays } from './graph-file.ts';
import { RouteSearch } from './route-search.ts';
import type { EdgePoint } from './route-search.ts';

export type { Position } from './geometry.ts';

export const GRAPH_FILE = 'roads.bin';

export type Route = { readonly metres: number; readonly points: readonly Position[] };
export type GraphNode = Position & { readonly node: number; readonly metres: number };
export type NamedRoad = { readonly street: number; readonly metres: number };

/** A door farther than this from any road has no route. */
const DOOR_REACH_METRES = 1500;
/** How many near nodes are searched: the nearest road may end at a node that is not the nearest. */
const NEAR_NODES = 16;
const MILLIONTHS = 1e6;
const FULL_TURN = 360;

type Candidate = EdgePoint & { readonly street: number; readonly metresAway: number };

export class RoadGraph {
  readonly #graph: GraphArrays;
  readonly #search: RouteSearch;

  constructor(graph: GraphArrays) {
    this.#graph = graph;
    this.#search = new RouteSearch(graph, northernmost(graph));
  }

  get nodeCount(): number {
    return this.#graph.nodeCount;
  }

  /** The number of roads between two nodes; each can be used in both directions. */
  get edgeCount(): number {
    return this.#graph.edgeCount / 2;
  }

  position(node: number): Position {
    const { positions } = this.#graph;
    return {
      latitude: (positions[node * 2] ?? 0) / MILLIONTHS,
      longitude: (positions[node * 2 + 1] ?? 0) / MILLIONTHS,
    };
  }

  /** The node nearest to a point, with its distance in metres; null in a graph without nodes. */
  nearestNode(latitude: number, longitude: number): GraphNode | null {
    const [node] = around(this.#graph.spatialIndex, longitude, latitude, 1);
    if (node === undefined) return null;
    const at = this.position(node);
    return { node, ...at, metres: metresBetween(latitude, longitude, at.latitude, at.longitude) };
  }

  /** The nodes at the other ends of a node's roads. */
  neighbours(node: number): number[] {
    const { firstEdge, target } = this.#graph;
    return [...target.subarray(firstEdge[node] ?? 0, firstEdge[node + 1] ?? 0)];
  }

  /**
   * The named street nearest to a point within a distance in metres, by its number in the city's index; null when no
   * road within has a name.
   */
  nearestNamedStreet(latitude: number, longitude: number, withinMetres: number): NamedRoad | null {
    const nearest = this.#nearestRoad({ latitude, longitude }, withinMetres, (street) => street !== 0);
    return nearest === null ? null : { street: nearest.street, metres: nearest.metresAway };
  }

  /**
   * A rider's shortest route between two doors, with its length in metres and the points to draw it; null when a door is
   * too far from every road. A long search lets other work run in between.
   */
  async route(from: Position, to: Position): Promise<Route | null> {
    const start = this.#nearestRoad(from, DOOR_REACH_METRES, () => true);
    const end = this.#nearestRoad(to, DOOR_REACH_METRES, () => true);
    if (start === null || end === null) return null;
    const nodes = await this.#search.nodesBetween(start, end);
    if (nodes === null) return null;
    const points = [from, start, ...nodes.map((node) => this.position(node)), end, to]
      .map(({ latitude, longitude }) => ({ latitude, longitude }))
      .filter(isStep);
    return { metres: pathMetres(points), points };
  }

  #nearestRoad(at: Position, withinMetres: number, isWanted: (street: number) => boolean): Candidate | null {
    const { firstEdge, street, spatialIndex } = this.#graph;
    // Edges extend beyond their nodes, so a node a little outside the distance may have a road inside it.
    const reachKilometres = (withinMetres + 500) / 1000;
    const hasWantedEdge = (node: number): boolean =>
      street.subarray(firstEdge[node] ?? 0, firstEdge[node + 1] ?? 0).some(isWanted);
    let nearest: Candidate | null = null;
    for (const node of around(spatialIndex, at.longitude, at.latitude, NEAR_NODES, reachKilometres, hasWantedEdge)) {
      for (const candidate of this.#roadsOf(node, at)) {
        if (!isWanted(candidate.street) || candidate.metresAway > withinMetres) continue;
        if (nearest === null || candidate.metresAway < nearest.metresAway) nearest = candidate;
      }
    }
    return nearest;
  }

  /** The nearest point of each road at a node. */
  #roadsOf(node: number, at: Position): Candidate[] {
    const { firstEdge, target, metres, street } = this.#graph;
    const scale = metresPerDegree(at.latitude);
    const flat = (point: Position) => ({
      x: (point.longitude - at.longitude) * scale.longitude,
      y: (point.latitude - at.latitude) * scale.latitude,
    });
    const a = flat(this.position(node));
    const candidates: Candidate[] = [];
    for (let edge = firstEdge[node] ?? 0; edge < (firstEdge[node + 1] ?? 0); edge += 1) {
      const other = target[edge] ?? 0;
      const { share, x, y, distance } = projectOnSegment({ x: 0, y: 0 }, a, flat(this.position(other)));
      const length = metres[edge] ?? 0;
      candidates.push({
        latitude: at.latitude + y / scale.latitude,
        longitude: at.longitude + x / scale.longitude,
        from: node,
        to: other,
        metresToFrom: share * length,
        metresToTo: (1 - share) * length,
        street: street[edge] ?? 0,
        metresAway: distance,
      });
    }
    return candidates;
  }
}

function northernmost(graph: GraphArrays): number {
  let highest = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < graph.positions.length; at += 2) highest = Math.max(highest, graph.positions[at] ?? highest);
  return highest / MILLIONTHS;
}

function isStep(point: Position, index: number, points: readonly Position[]): boolean {
  const before = points[index - 1];
  // The first two points stay even when equal, so that a route always has a beginning and an end.
  return index < 2 || before?.latitude !== point.latitude || before.longitude !== point.longitude;
}

/** The length of a route in metres. */
export function pathMetres(points: readonly Position[]): number {
  return points.reduce((sum, point, index) => {
    const before = points[index - 1] ?? point;
    return sum + metresBetween(before.latitude, before.longitude, point.latitude, point.longitude);
  }, 0);
}

export type PositionOnRoute = Position & {
  /** Degrees clockwise from north. */
  readonly heading: number;
};

/**
 * A rider's position and heading after a number of metres of a route: the start when `metres` is negative, the end beyond
 * the end. A route without points throws.
 */
export function positionAlong(points: readonly Position[], metres: number): PositionOnRoute {
  const first = points[0];
  if (first === undefined) throw new RangeError('a route needs at least one point');
  let left = Math.max(0, metres);
  let heading = 0;
  let at = first;
  for (const point of points) {
    const length = metresBetween(at.latitude, at.longitude, point.latitude, point.longitude);
    if (length > 0) heading = headingBetween(at, point);
    if (length > left) {
      const share = left / length;
      return {
        latitude: at.latitude + share * (point.latitude - at.latitude),
        longitude: at.longitude + share * (point.longitude - at.longitude),
        heading,
      };
    }
    left -= length;
    at = point;
  }
  return { latitude: at.latitude, longitude: at.longitude, heading };
}

function headingBetween(from: Position, to: Position): number {
  const scale = metresPerDegree(from.latitude);
  const east = (to.longitude - from.longitude) * scale.longitude;
  const north = (to.latitude - from.latitude) * scale.latitude;
  return ((Math.atan2(east, north) * 180) / Math.PI + FULL_TURN) % FULL_TURN;
}

/** Opens the road graph in a built city's folder. */
export async function loadRoadGraph(folder: string): Promise<RoadGraph> {
  const bytes = await readFile(join(folder, GRAPH_FILE));
  // A small file may be at any offset of Node's shared buffer pool; the graph's arrays need a separate buffer.
  const block = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  if (!(block instanceof ArrayBuffer)) throw new Error('the road graph was read into shared memory');
  return new RoadGraph(decodeGraph(block));
}
