import { clientProblem, problemOf } from '@riderbell/web/api/api-problem.ts';
import { describe, expect, it, vi } from 'vitest';
import { createRowChanges, isUnsaved, type RowEdit, type SentChange, valuesEdit } from './row-changes.ts';

interface Sent {
  readonly changes: readonly SentChange[];
  readonly key: string;
  answer(ids?: readonly string[]): Promise<void>;
  fail(error: Error): Promise<void>;
}

/** Changes whose calls the test answers. */
function held() {
  const sent: Sent[] = [];
  let keys = 0;
  const changes = createRowChanges(
    (list, key) =>
      new Promise((resolve, reject) => {
        const settled = async () => void (await new Promise((done) => setTimeout(done, 0)));
        sent.push({
          changes: list,
          key,
          answer: (ids = []) => (resolve(ids), settled()),
          fail: (error) => (reject(error), settled()),
        });
      }),
    () => `key-${(keys += 1)}`,
  );
  return { changes, sent };
}

const name = (rowId: string, before: string, after: string): RowEdit => ({
  rowId,
  before: { values: { customer_name: before } },
  after: { values: { customer_name: after } },
});
const refused = problemOf(409, { errors: [{ code: 'bulk.job-under-way', meta: {} }] }, null);

describe('the changes of rows', () => {
  it('show at once, go to the server, and are gone once its answer has them', async () => {
    const { changes, sent } = held();
    changes.change([name('a', 'Anong', 'Anan')]);
    expect(changes.get().rows.get('a')).toEqual({ values: { customer_name: 'Anan' }, state: 'saving' });
    expect(sent[0]).toMatchObject({ key: 'key-1', changes: [{ rowId: 'a', values: { customer_name: 'Anan' } }] });
    await sent[0]!.answer();
    expect(isUnsaved(changes.get())).toBe(false);
  });

  it('wait for the call under way, and then go together', async () => {
    const { changes, sent } = held();
    changes.change([name('a', '', '1')]);
    changes.change([name('a', '1', '2')]);
    changes.change([{ rowId: 'a', before: { leftOut: false }, after: { leftOut: true } }, name('b', '', '3')]);
    expect(sent).toHaveLength(1);
    expect(changes.get().rows.get('a')).toMatchObject({ values: { customer_name: '2' }, leftOut: true });
    await sent[0]!.answer();
    expect(sent[1]?.changes).toEqual([
      { rowId: 'a', values: { customer_name: '2' }, leftOut: true },
      { rowId: 'b', values: { customer_name: '3' } },
    ]);
  });

  it('go in calls of 200 rows', async () => {
    const { changes, sent } = held();
    changes.change(
      [name('a', '', '1')],
      Array.from({ length: 250 }, (_, index) => ({ customer_name: `${index}` })),
    );
    expect([sent[0]?.changes.length, changes.get().adding]).toEqual([200, 250]);
    await sent[0]!.answer();
    expect([sent[1]?.changes.length, changes.get().adding]).toEqual([51, 51]);
  });

  it('stay when the answer is lost, and are sent again as the same call', async () => {
    const { changes, sent } = held();
    changes.change([name('a', '', '1')], [{ customer_name: 'new' }]);
    await sent[0]!.fail(clientProblem('client.unreachable'));
    expect(changes.get().rows.get('a')).toEqual({ values: { customer_name: '1' }, state: 'unsaved' });
    expect([changes.get().adding, changes.get().problem?.code, sent.length]).toEqual([1, 'client.unreachable', 1]);
    changes.change([name('a', '1', '2')]);
    expect(sent[1]).toMatchObject({ key: 'key-1', changes: sent[0]!.changes });
    await sent[1]!.answer(['n1']);
    expect(sent[2]).toMatchObject({ key: 'key-2', changes: [{ rowId: 'a', values: { customer_name: '2' } }] });
  });

  it('are sent as another call after a refusal, with what was changed since', async () => {
    const { changes, sent } = held();
    changes.change([name('a', '', '1'), name('b', '', '1')]);
    changes.change([name('b', '1', '2')]);
    await sent[0]!.fail(refused);
    expect(changes.get().problem).toBe(refused);
    changes.retry();
    expect(sent[1]).toMatchObject({
      key: 'key-2',
      changes: [
        { rowId: 'a', values: { customer_name: '1' } },
        { rowId: 'b', values: { customer_name: '2' } },
      ],
    });
  });

  it('can be dropped', async () => {
    const { changes, sent } = held();
    changes.change([name('a', '', '1')], [{}]);
    await sent[0]!.fail(refused);
    changes.discard();
    expect([isUnsaved(changes.get()), changes.get().problem, changes.get().canUndo]).toEqual([false, null, false]);
  });
});

describe('undo and redo', () => {
  it('take back a paste as one step, and do it again', async () => {
    const { changes, sent } = held();
    changes.change([name('a', 'x', '1'), name('b', '', '2')]);
    await sent[0]!.answer();
    changes.undo();
    expect(sent[1]?.changes).toEqual([
      { rowId: 'b', values: { customer_name: '' } },
      { rowId: 'a', values: { customer_name: 'x' } },
    ]);
    await sent[1]!.answer();
    expect([changes.get().canUndo, changes.get().canRedo]).toEqual([false, true]);
    changes.redo();
    expect(sent[2]?.changes.map(({ values }) => values)).toEqual([{ customer_name: '1' }, { customer_name: '2' }]);
  });

  it('leave added rows out, once the server has confirmed them, and take them in again', async () => {
    const { changes, sent } = held();
    changes.change([], [{ customer_name: 'new' }]);
    expect(changes.get().canUndo).toBe(false);
    await sent[0]!.answer(['n1']);
    changes.undo();
    expect(sent[1]?.changes).toEqual([{ rowId: 'n1', leftOut: true }]);
    await sent[1]!.answer();
    changes.redo();
    expect(sent[2]?.changes).toEqual([{ rowId: 'n1', leftOut: false }]);
  });

  it('begin again after another change', async () => {
    const { changes } = held();
    changes.change([name('a', '', '1')]);
    changes.undo();
    changes.change([name('a', '', '2')]);
    expect(changes.get().canRedo).toBe(false);
  });
});

it('tells each listener of every change of the state', () => {
  const { changes } = held();
  const listener = vi.fn();
  const stop = changes.subscribe(listener);
  changes.change([name('a', '', '1')]);
  expect(listener).toHaveBeenCalled();
  stop();
  listener.mockClear();
  changes.change([name('a', '', '2')]);
  expect(listener).not.toHaveBeenCalled();
});

it('makes no edit of equal texts, and one with the texts that it replaces', () => {
  expect(valuesEdit('a', { amount: '5' }, { amount: '5', building: '' })).toBeNull();
  expect(valuesEdit('a', { amount: '5' }, { amount: '6', building: '' })).toEqual({
    rowId: 'a',
    before: { values: { amount: '5' } },
    after: { values: { amount: '6' } },
  });
});
