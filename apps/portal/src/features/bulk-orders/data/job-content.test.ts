import { describe, expect, it } from 'vitest';
import { aJob, aRow } from '../bulk-fixture.ts';
import { withAnswer } from './job-content.ts';
import { actionsOf, isEditable, phaseOf, pollingOf } from './job-phase.ts';

const whole = withAnswer(
  undefined,
  {
    bulk_job: aJob({ version: 5 }),
    orders: [aRow({ row_id: 'b', row_number: 3 }), aRow({ row_id: 'a', row_number: 2, version: 5 })],
  },
  5,
);

describe('an answer about a job', () => {
  it('has its rows in the order of the file', () => {
    expect(whole.rows.map(({ row_id }) => row_id)).toEqual(['a', 'b']);
    expect([whole.indexOf.get('a'), whole.indexOf.get('b')]).toEqual([0, 1]);
  });

  it('replaces the rows that changed, and leaves the objects of the others', () => {
    const next = withAnswer(
      whole,
      {
        bulk_job: aJob({ version: 6 }),
        orders: [aRow({ row_id: 'b', row_number: 3, version: 6, status: 'ERROR' })],
      },
      6,
    );
    expect(next.rows[0]).toBe(whole.rows[0]);
    expect(next.rows[1]?.status).toBe('ERROR');
    expect(next.job.version).toBe(6);
    expect(withAnswer(next, { bulk_job: aJob({ version: 7 }), orders: [] }, 7).rows).toBe(next.rows);
  });

  it('puts added rows in their place', () => {
    const next = withAnswer(
      whole,
      { bulk_job: aJob({ version: 6 }), orders: [aRow({ row_id: 'c', row_number: 4 })] },
      6,
    );
    expect(next.rows.map(({ row_id }) => row_id)).toEqual(['a', 'b', 'c']);
    expect(next.indexOf.get('c')).toBe(2);
  });

  it('is read up to its version only when it has every change', () => {
    const answer = { bulk_job: aJob({ version: 9 }), orders: [aRow({ row_id: 'a', version: 9 })] };
    const changed = withAnswer(whole, answer, null);
    expect([changed.job.version, changed.readTo, withAnswer(whole, answer, 8).readTo]).toEqual([9, 5, 8]);
  });

  it('changes nothing that is newer', () => {
    const late = withAnswer(
      whole,
      {
        bulk_job: aJob({ version: 4, status: 'UNKNOWN' }),
        orders: [aRow({ row_id: 'a', version: 4, status: 'WAITING' })],
      },
      4,
    );
    expect([late.job.status, late.rows[0]?.status]).toEqual(['PREPROCESS_SUCCESS', 'READY']);
  });
});

describe('the phase of a job', () => {
  const phases = [
    [aJob({ status: 'UNKNOWN', progress: { done: 0, total: 9 } }), 'checking', 1000, false],
    [aJob({ status: 'UNKNOWN', waits_for: 'columns' }), 'columns', 10_000, false],
    [aJob({ status: 'PREPROCESS_FAIL' }), 'ready', 10_000, true],
    [aJob({ status: 'UNKNOWN', action: 'ORDER_PLACEMENT', waits_for: 'fees' }), 'fees', 10_000, true],
    [aJob({ status: 'UNKNOWN', action: 'ORDER_PLACEMENT' }), 'placing', 1000, false],
    [aJob({ status: 'ORDER_PLACEMENT_SUCCESS_WITH_ERROR', action: 'ORDER_PLACEMENT' }), 'placed', false, false],
  ] as const;

  it('decides how often the job is read, and whether its rows can be changed', () => {
    for (const [job, phase, polling, editable] of phases)
      expect([phaseOf(job), pollingOf(job), isEditable(job)]).toEqual([phase, polling, editable]);
    expect(pollingOf(undefined)).toBe(false);
  });

  it('counts everything that a placement would do', () => {
    expect(actionsOf(aJob({ summary: { orders_to_place: 3, edits: 2, cancellations_chosen: 1, unchanged: 9 } }))).toBe(
      6,
    );
  });
});
