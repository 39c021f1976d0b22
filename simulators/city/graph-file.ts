/**
 * The road graph's file: one little-endian block of typed arrays that a reader uses in place, without parsing.
 *
 * | part         | type    | count       | content                                                        |
 * | ------------ | ------- | ----------- | -------------------------------------------------------------- |
 * | header       | uint32  | 8           | magic, format, nodes n, directed edges e, index bytes, 3 × 0   |
 * | positions    | int32   | 2n          | latitude, longitude of each node in millionths of a degree     |
 * | firstEdge    | uint32  | n + 1       | the edges of node i are firstEdge[i] … firstEdge[i + 1] - 1    |
 * | target       | uint32  | e           | the node at the edge's end; every road is two directed edges   |
 * | metres       | float32 | e           | the edge's length                                              |
 * | street       | uint16  | e (+ pad)   | the street's number in `index.json`; 0 is "no name"            |
 * | spatialIndex | bytes   | index bytes | a KDBush 4 over the nodes (x longitude, y latitude, float32)   |
 *
 * Every part starts at a multiple of 8 bytes.
 */
import KDBush from 'kdbush';
import { metresBetween, toPosition } from './geometry.ts';
import type { RoadNetwork } from './road-network.ts';
import type { NamedEdges } from './street-names.ts';

export const GRAPH_FORMAT = 1;
const MAGIC = 0x47524252;
const HEADER_WORDS = 8;
const MILLIONTHS = 1e6;

export type GraphArrays = {
  readonly nodeCount: number;
  readonly edgeCount: number;
  readonly positions: Int32Array;
  readonly firstEdge: Uint32Array;
  readonly target: Uint32Array;
  readonly metres: Float32Array;
  readonly street: Uint16Array;
  readonly spatialIndex: KDBush;
};

function padTo8(bytes: number): number {
  return Math.ceil(bytes / 8) * 8;
}

/** Where each part starts, in bytes. */
function layout(nodes: number, edges: number) {
  const positions = HEADER_WORDS * 4;
  const firstEdge = positions + padTo8(nodes * 8);
  const target = firstEdge + padTo8((nodes + 1) * 4);
  const metres = target + padTo8(edges * 4);
  const street = metres + padTo8(edges * 4);
  const spatialIndex = street + padTo8(edges * 2);
  return { positions, firstEdge, target, metres, street, spatialIndex };
}

function nodePositions(network: RoadNetwork): Int32Array {
  const positions = new Int32Array(network.x.length * 2);
  for (const [node, x] of network.x.entries()) {
    const { latitude, longitude } = toPosition({ x, y: network.y[node] ?? 0 });
    positions[node * 2] = Math.round(latitude * MILLIONTHS);
    positions[node * 2 + 1] = Math.round(longitude * MILLIONTHS);
  }
  return positions;
}

function spatialIndexOf(positions: Int32Array): KDBush {
  const index = new KDBush(positions.length / 2, 64, Float32Array);
  for (let at = 0; at < positions.length; at += 2) {
    index.add((positions[at + 1] ?? 0) / MILLIONTHS, (positions[at] ?? 0) / MILLIONTHS);
  }
  return index.finish();
}

/** Writes a network and its street numbers into the format above. */
export function encodeGraph(network: RoadNetwork, namedEdges: NamedEdges): Uint8Array {
  const nodes = network.x.length;
  const edges = network.from.length * 2;
  const positions = nodePositions(network);
  const index = spatialIndexOf(positions);
  const parts = layout(nodes, edges);
  const buffer = new ArrayBuffer(parts.spatialIndex + padTo8(index.data.byteLength));
  new Uint32Array(buffer, 0, HEADER_WORDS).set([MAGIC, GRAPH_FORMAT, nodes, edges, index.data.byteLength]);
  new Int32Array(buffer, parts.positions, positions.length).set(positions);
  const firstEdge = new Uint32Array(buffer, parts.firstEdge, nodes + 1);
  const target = new Uint32Array(buffer, parts.target, edges);
  const metres = new Float32Array(buffer, parts.metres, edges);
  const street = new Uint16Array(buffer, parts.street, edges);
  for (const ends of [network.from, network.to]) {
    for (const node of ends) firstEdge[node + 1] = (firstEdge[node + 1] ?? 0) + 1;
  }
  for (let node = 0; node < nodes; node += 1) firstEdge[node + 1] = (firstEdge[node + 1] ?? 0) + (firstEdge[node] ?? 0);
  const next = firstEdge.slice();
  const degrees = (node: number, axis: number): number => (positions[node * 2 + axis] ?? 0) / MILLIONTHS;
  for (const [edge, from] of network.from.entries()) {
    const to = network.to[edge] ?? 0;
    const length = metresBetween(degrees(from, 0), degrees(from, 1), degrees(to, 0), degrees(to, 1));
    for (const [start, end] of [
      [from, to],
      [to, from],
    ] as const) {
      const slot = next[start] ?? 0;
      next[start] = slot + 1;
      target[slot] = end;
      metres[slot] = length;
      street[slot] = namedEdges.streetOfEdge[edge] ?? 0;
    }
  }
  new Uint8Array(buffer, parts.spatialIndex, index.data.byteLength).set(new Uint8Array(index.data));
  return new Uint8Array(buffer);
}

/** Views the parts of a graph file; throws when the bytes have another format or are truncated. */
export function decodeGraph(buffer: ArrayBuffer): GraphArrays {
  const header = new Uint32Array(buffer, 0, HEADER_WORDS);
  const [magic = 0, format = 0, nodeCount = 0, edgeCount = 0, indexBytes = 0] = header;
  if (magic !== MAGIC || format !== GRAPH_FORMAT) throw new Error('not a road graph of this format');
  const parts = layout(nodeCount, edgeCount);
  if (buffer.byteLength < parts.spatialIndex + indexBytes) throw new Error('the road graph is truncated');
  return {
    nodeCount,
    edgeCount,
    positions: new Int32Array(buffer, parts.positions, nodeCount * 2),
    firstEdge: new Uint32Array(buffer, parts.firstEdge, nodeCount + 1),
    target: new Uint32Array(buffer, parts.target, edgeCount),
    metres: new Float32Array(buffer, parts.metres, edgeCount),
    street: new Uint16Array(buffer, parts.street, edgeCount),
    spatialIndex: KDBush.from(buffer.slice(parts.spatialIndex, parts.spatialIndex + indexBytes)),
  };
}
