/** The shortest route between two points on edges of the road graph: A* that yields to the event loop while it runs. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { metresPerDegree } from './geometry.ts';
import type { GraphArrays } from './graph-file.ts';
import { NodeHeap } from './node-heap.ts';

/** A point on an edge, as both ends' nodes and the metres to each. */
export type EdgePoint = {
  readonly latitude: number;
  readonly longitude: number;
  readonly from: number;
  readonly to: number;
  readonly metresToFrom: number;
  readonly metresToTo: number;
};

/** How long a search may block the event loop before it yields. */
const SLICE_MILLISECONDS = 8;
/** The clock is read once for this many settled nodes. */
const SETTLED_PER_CLOCK_READ = 1024;
const NO_NODE = 0xffffffff;
const MILLIONTHS = 1e6;

/** The arrays of the running search. They are large, so all searches share them. */
class SearchState {
  readonly cost: Float64Array;
  readonly before: Uint32Array;
  /** The search that last wrote a node; values of older searches count as unset, so the arrays are never cleared. */
  readonly writtenBy: Uint32Array;
  readonly heap = new NodeHeap();
  search = 0;

  constructor(nodeCount: number) {
    this.cost = new Float64Array(nodeCount);
    this.before = new Uint32Array(nodeCount);
    this.writtenBy = new Uint32Array(nodeCount);
  }

  begin(): void {
    this.search += 1;
    this.heap.clear();
  }

  costOf(node: number): number {
    return this.writtenBy[node] === this.search ? (this.cost[node] ?? 0) : Number.POSITIVE_INFINITY;
  }

  improve(node: number, cost: number, before: number): void {
    this.writtenBy[node] = this.search;
    this.cost[node] = cost;
    this.before[node] = before;
  }
}

type Goal = { readonly point: EdgePoint; best: number; last: number };

export class RouteSearch {
  readonly #graph: GraphArrays;
  readonly #state: SearchState;
  /** The scale at the northernmost latitude, the smallest, because the estimate must never exceed the real distance. */
  readonly #scale: { readonly longitude: number; readonly latitude: number };
  /** Settles when the last requested search ends. */
  #last: Promise<unknown> = Promise.resolve();
  #sliceStart = 0;

  constructor(graph: GraphArrays, northernmost: number) {
    this.#graph = graph;
    this.#state = new SearchState(graph.nodeCount);
    this.#scale = metresPerDegree(northernmost);
  }

  /**
   * The nodes of the shortest route in order; null when there is none, empty when it follows one edge. Searches run one
   * after the other: at the same time they would not be quicker and would block the event loop together.
   */
  nodesBetween(start: EdgePoint, end: EdgePoint): Promise<number[] | null> {
    const search = this.#last.then(() => this.#search(start, end));
    // The next search runs even if this one fails.
    this.#last = search.catch(() => null);
    return search;
  }

  async #search(start: EdgePoint, end: EdgePoint): Promise<number[] | null> {
    const state = this.#state;
    state.begin();
    const goal: Goal = { point: end, best: alongOneEdge(start, end), last: NO_NODE };
    this.#open(state, goal, start.from, start.metresToFrom, NO_NODE);
    this.#open(state, goal, start.to, start.metresToTo, NO_NODE);
    await this.#yieldIfDue();
    for (let settled = 1; state.heap.lowestCost < goal.best; settled += 1) {
      this.#settle(state, goal, state.heap.pop());
      if (settled % SETTLED_PER_CLOCK_READ === 0) await this.#yieldIfDue();
    }
    return goal.best === Number.POSITIVE_INFINITY ? null : pathTo(state, goal.last);
  }

  /** Lets other work run when the time slice, which short searches share, is used up. */
  async #yieldIfDue(): Promise<void> {
    if (performance.now() - this.#sliceStart < SLICE_MILLISECONDS) return;
    await nextTurn();
    this.#sliceStart = performance.now();
  }

  #settle(state: SearchState, goal: Goal, node: number): void {
    const { firstEdge, target, metres } = this.#graph;
    const cost = state.costOf(node);
    if (node === goal.point.from) arrive(goal, node, cost + goal.point.metresToFrom);
    if (node === goal.point.to) arrive(goal, node, cost + goal.point.metresToTo);
    const end = firstEdge[node + 1] ?? 0;
    for (let edge = firstEdge[node] ?? 0; edge < end; edge += 1) {
      this.#open(state, goal, target[edge] ?? 0, cost + (metres[edge] ?? 0), node);
    }
  }

  #open(state: SearchState, goal: Goal, node: number, cost: number, before: number): void {
    if (cost >= state.costOf(node)) return;
    state.improve(node, cost, before);
    const { positions } = this.#graph;
    const dy = ((positions[node * 2] ?? 0) / MILLIONTHS - goal.point.latitude) * this.#scale.latitude;
    const dx = ((positions[node * 2 + 1] ?? 0) / MILLIONTHS - goal.point.longitude) * this.#scale.longitude;
    const total = cost + Math.sqrt(dx * dx + dy * dy);
    if (total < goal.best) state.heap.push(node, total);
  }
}

function arrive(goal: Goal, node: number, total: number): void {
  if (total >= goal.best) return;
  goal.best = total;
  goal.last = node;
}

/** The metres between two points of one edge; infinite when they lie on different edges. */
function alongOneEdge(start: EdgePoint, end: EdgePoint): number {
  if (start.from === end.from && start.to === end.to) return Math.abs(start.metresToFrom - end.metresToFrom);
  if (start.from === end.to && start.to === end.from) return Math.abs(start.metresToFrom - end.metresToTo);
  return Number.POSITIVE_INFINITY;
}

function pathTo(state: SearchState, last: number): number[] {
  const nodes: number[] = [];
  for (let node = last; node !== NO_NODE; node = state.before[node] ?? NO_NODE) nodes.push(node);
  return nodes.toReversed();
}
