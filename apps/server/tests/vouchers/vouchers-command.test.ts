import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { create } from '../orders/order-requests.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';
import { discountedRequest, operatorToken } from './voucher-requests.ts';

const command = join(import.meta.dirname, '../../../../tools/vouchers.ts');

let server: TestingServer;
beforeAll(async () => {
  server = await startTestingServer({ settings: { OPERATOR_TOKEN: operatorToken, FLEET: 'none' } });
});
afterAll(() => server.stop());

async function run(...args: readonly string[]): Promise<{ code: number; output: string }> {
  const env = { PATH: process.env['PATH'], SERVER_URL: server.address, OPERATOR_TOKEN: operatorToken };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [command, ...args], { env });
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, output: stderr };
  }
}

describe('npm run vouchers', () => {
  it('adds and lists vouchers, shows which orders used one, and ends it', async () => {
    const bounds = ['--most', '50', '--limit', '500', '--limit-each', '2', '--vendors', 'demo,othr'];
    const time = ['--from', '2026-11-01T00:00:00Z', '--until', '2027-01-01T00:00:00Z'];
    const added = await run('add', 'winter-27', 'percent', '20', ...bounds, ...time, '--by', 'Ann');
    expect(added).toMatchObject({ code: 0, output: expect.stringContaining('WINTER-27: 20 % off, at most 50 off') });
    const session = await server.demo();
    expect((await create(server, session, await discountedRequest(server, session, 'WINTER-27'))).ok).toBe(true);
    const { output } = await run('list');
    expect(output).toMatch(/^Country TH, THB/);
    expect(output).toContain('for demo, othr, 2 for each business\n    used 1 of 500 times\n    added by Ann');
    expect(output).toContain('WELCOME10: 10 % off\n    used 0 times');
    expect((await run('uses', 'WINTER-27')).output).toMatch(/d001 {2}d001-/);
    expect((await run('uses', 'WELCOME10')).output).toContain('No order has used WELCOME10.');
    expect((await run('end', 'WINTER-27', '--by', 'Ben')).output).toContain('ended by Ben');
  });

  it('explains what is wrong and exits with an error', async () => {
    const outputOf = async (...args: readonly string[]): Promise<string> => {
      const { code, output } = await run(...args);
      expect(code).toBe(1);
      return output;
    };
    expect(await outputOf('add', 'X', 'percent', '10')).toContain(
      'nothing was changed. Allowed for code: 3 to 32 letters',
    );
    expect(await outputOf('add', 'HALF', 'percent', '12.5')).toContain(
      'Allowed for amount: whole percent from 1 to 100',
    );
    expect(await outputOf('add', 'HALF', 'free', '1')).toContain(
      'free is not a type. Types: percent, amount, fixed-fee',
    );
    expect(await outputOf('add', 'HALF', 'percent', 'ten')).toContain('ten is not a number');
    expect(await outputOf('add', 'HALF', 'percent', '10', '--until', 'soon')).toContain('soon is not a day');
    expect(await outputOf('end', 'NO-SUCH')).toContain('There is no such voucher in this country.');
    expect(await outputOf('add', 'HALF')).toContain('npm run vouchers -- add <code> percent');
  });
});
