import type { Order } from '@riderbell/contract/shapes/order.ts';
import { describe, expect, it } from 'vitest';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { editedOrderSample } from './edited-order-sample.ts';
import { type Edit, factsOf, holds, sendEdit } from './send-edit.ts';

const base = editedOrderSample();
const edit: Edit = { ...factsOf(base), amount: 300, item_details: 'Three lattes' };
const problem = (code: string, status = 409) =>
  new ApiProblem(status, [{ code, translationKey: code, field: null, values: {} }], null);
const movedOn = (minute: number, changes: Partial<Order> = {}): Order => ({
  ...base,
  ...changes,
  status: 'ASSIGNED_TO_TRANSPORT',
  updated_at: `2026-11-21T05:0${minute}:00.000Z`,
});
const edited = (order: Order): Order => ({
  ...order,
  order: { ...order.order, amount: 300, description: 'Three lattes' },
});

/** Answers of the server in sequence, and the copies that it returns when it is read; records what was sent. */
function server(answers: (Order | Error)[], copies: Order[] = []) {
  const sent: { updated_at: string; key: string }[] = [];
  const ports = {
    async update({ updated_at }: { updated_at: string }, key: string): Promise<Order> {
      sent.push({ updated_at, key });
      const answer = answers.shift();
      if (answer === undefined || answer instanceof Error) throw answer ?? new Error('asked once too often');
      return answer;
    },
    async read(): Promise<Order> {
      const copy = copies.shift();
      if (!copy) throw new Error('read once too often');
      return copy;
    },
  };
  return { ports, sent };
}

describe('an edit of an order', () => {
  it('sends the version of the copy that it was made on', async () => {
    const { ports, sent } = server([edited(base)]);
    expect(await sendEdit(ports, base, edit, 'key')).toEqual(edited(base));
    expect(sent).toEqual([{ updated_at: base.updated_at, key: 'key' }]);
  });

  it('is retried on a newer copy if only the status has changed, with a separate key', async () => {
    const { ports, sent } = server(
      [problem('order.stale'), problem('order.stale'), edited(movedOn(3))],
      [movedOn(1), movedOn(2)],
    );
    expect((await sendEdit(ports, base, edit, 'key')).order.amount).toBe(300);
    expect(sent).toEqual([
      { updated_at: base.updated_at, key: 'key' },
      { updated_at: movedOn(1).updated_at, key: 'key.1' },
      { updated_at: movedOn(2).updated_at, key: 'key.2' },
    ]);
  });

  it('is refused when the order’s facts have changed since', async () => {
    const others = movedOn(1, { order: { ...base.order, description: 'Tea' } });
    const { ports, sent } = server([problem('order.stale')], [others]);
    await expect(sendEdit(ports, base, edit, 'key')).rejects.toMatchObject({ code: 'order.stale' });
    expect(sent).toHaveLength(1);
  });

  it('returns the order when an edit whose answer was lost is sent again', async () => {
    const { ports, sent } = server([problem('order.stale')], [edited(movedOn(1))]);
    expect(await sendEdit(ports, base, edit, 'key')).toEqual(edited(movedOn(1)));
    expect(sent).toHaveLength(1);
  });

  it('stops retrying after four attempts', async () => {
    const { ports, sent } = server(
      Array.from({ length: 9 }, () => problem('order.stale')),
      [1, 2, 3, 4, 5].map((minute) => movedOn(minute)),
    );
    await expect(sendEdit(ports, base, edit, 'key')).rejects.toMatchObject({ code: 'order.stale' });
    expect(sent).toHaveLength(4);
  });

  it('reports the server’s refusal unchanged', async () => {
    const { ports } = server([problem('order.paid-to-cash')]);
    await expect(sendEdit(ports, base, edit, 'key')).rejects.toMatchObject({ code: 'order.paid-to-cash' });
  });

  it('counts as applied to an order that has its values, where no amount equals zero', () => {
    expect(holds(base, factsOf(base))).toBe(true);
    expect(holds(base, edit)).toBe(false);
    const free = { ...base, order: { ...base.order, amount: 0 } };
    expect(holds(free, { ...factsOf(base), amount: null })).toBe(true);
    const { location } = factsOf(base);
    for (const moved of [{ latitude: 13.8 }, { longitude: 100.6 }, { address: ', , Silom' }, { notes: 'Ring twice' }]) {
      expect(holds(base, { ...factsOf(base), location: { ...location, ...moved } })).toBe(false);
    }
    expect(holds(base, { ...factsOf(base), delivery_fee: 1 })).toBe(false);
    const parts = { base: 35, distance: 21.1, surcharge: 0, voucher: 5.6 };
    const discounted = { ...base, delivery_fee: 50.5, delivery_fee_parts: parts };
    expect([50.5, 56.1, 5.6].map((fee) => holds(discounted, { ...factsOf(base), delivery_fee: fee }))).toEqual([
      true,
      true,
      false,
    ]);
    expect(holds(base, { ...factsOf(base), payment_method: 'PAID' })).toBe(false);
  });
});
