import { expect, it } from 'vitest';
import { anyJob, boundsOf, readJobFilter, writeJobFilter } from './job-filter.ts';

it('writes the filter into the address and reads it again', () => {
  const filter = { status: 'PREPROCESS_FAIL', by: 'Nok & Co', from: '2026-11-01', to: '2026-11-27' } as const;
  expect(readJobFilter(writeJobFilter(filter))).toEqual(filter);
  expect(writeJobFilter(anyJob).toString()).toBe('');
});

it('leaves out what it cannot understand', () => {
  const query = new URLSearchParams({ status: 'DONE', from: '0202-11-01', to: '2026-13-01' });
  expect(readJobFilter(query)).toEqual(anyJob);
});

it('asks for whole days of the country, the last one included', () => {
  expect(boundsOf({ ...anyJob, from: '2026-11-26', to: '2026-11-27' }, 'Asia/Bangkok')).toEqual({
    from: '2026-11-25T17:00:00.000Z',
    to: '2026-11-27T17:00:00.000Z',
  });
  expect(boundsOf(anyJob, 'Asia/Bangkok')).toEqual({});
});
