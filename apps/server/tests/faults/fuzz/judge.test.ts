import { describe, expect, it } from 'vitest';
import type { Operation } from './document.ts';
import { Judge } from './judge.ts';

const operation: Operation = {
  id: 'get-thing',
  method: 'GET',
  path: '/things/{id}',
  parameters: [],
  body: null,
  answers: new Map([
    [200, { type: 'object', required: ['result'], properties: { result: { type: 'string' } } }],
    [400, null],
  ]),
  security: [],
};
const judge = new Judge([operation]);
const json = 'application/json; charset=utf-8';
const answered = (status: number, body: unknown, call: string | null = 'get-thing') =>
  judge.breach(call, 'GET', { status, type: json, body: JSON.stringify(body) });

describe('the judge of the fuzz run', () => {
  it('accepts answers that match the description', () => {
    expect(answered(200, { result: 'x' })).toBeNull();
    expect(answered(400, { anything: 1 })).toBeNull();
  });

  it('reports an answer of another shape, an undescribed status and every failure', () => {
    expect(answered(200, { result: 7 })).toContain('another shape');
    expect(answered(409, {})).toContain('does not name');
    expect(answered(500, {})).toContain('a failure, 500');
    expect(answered(503, {}, null)).toContain('a failure, 503');
    expect(judge.breach('get-thing', 'GET', { status: 200, type: json, body: '<html>' })).toContain('no JSON');
  });

  it('reports an error of another shape from any path', () => {
    expect(answered(404, { error: 'Not Found' }, null)).toContain('an error of another shape');
    expect(judge.breach(null, 'GET', { status: 404, type: 'text/html', body: '<html>' })).toBeNull();
  });
});
