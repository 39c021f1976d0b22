/** A binary min-heap of nodes by cost. It uses growing typed arrays, because a route search pushes tens of thousands. */
export class NodeHeap {
  #costs = new Float64Array(1024);
  #nodes = new Uint32Array(1024);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  clear(): void {
    this.#size = 0;
  }

  /** The lowest cost; infinite when the heap is empty. */
  get lowestCost(): number {
    return this.#size === 0 ? Number.POSITIVE_INFINITY : (this.#costs[0] ?? 0);
  }

  push(node: number, cost: number): void {
    if (this.#size === this.#nodes.length) this.#grow();
    let at = this.#size;
    this.#size += 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const parentCost = this.#costs[parent] ?? 0;
      if (parentCost <= cost) break;
      this.#costs[at] = parentCost;
      this.#nodes[at] = this.#nodes[parent] ?? 0;
      at = parent;
    }
    this.#costs[at] = cost;
    this.#nodes[at] = node;
  }

  /** Removes and returns the node of lowest cost; the heap must not be empty. */
  pop(): number {
    const top = this.#nodes[0] ?? 0;
    this.#size -= 1;
    const cost = this.#costs[this.#size] ?? 0;
    const node = this.#nodes[this.#size] ?? 0;
    let at = 0;
    for (;;) {
      let child = at * 2 + 1;
      if (child >= this.#size) break;
      if (child + 1 < this.#size && (this.#costs[child + 1] ?? 0) < (this.#costs[child] ?? 0)) child += 1;
      const childCost = this.#costs[child] ?? 0;
      if (childCost >= cost) break;
      this.#costs[at] = childCost;
      this.#nodes[at] = this.#nodes[child] ?? 0;
      at = child;
    }
    this.#costs[at] = cost;
    this.#nodes[at] = node;
    return top;
  }

  #grow(): void {
    const costs = new Float64Array(this.#costs.length * 2);
    costs.set(this.#costs);
    this.#costs = costs;
    const nodes = new Uint32Array(this.#nodes.length * 2);
    nodes.set(this.#nodes);
    this.#nodes = nodes;
  }
}
