import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { NodeHeap } from './node-heap.ts';

test('the heap returns nodes in order of cost', () => {
  const costs = fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { maxLength: 3000 });
  fc.assert(
    fc.property(costs, (list) => {
      const heap = new NodeHeap();
      for (const [node, cost] of list.entries()) heap.push(node, cost);
      const taken: number[] = [];
      while (heap.size > 0) {
        const lowest = heap.lowestCost;
        expect(list[heap.pop()]).toBe(lowest);
        taken.push(lowest);
      }
      expect(taken).toEqual(list.toSorted((one, other) => one - other));
    }),
  );
});

test('a cleared heap has size 0 and an infinite lowest cost', () => {
  const heap = new NodeHeap();
  heap.push(1, 5);
  heap.clear();
  expect(heap.size).toBe(0);
  expect(heap.lowestCost).toBe(Number.POSITIVE_INFINITY);
});
