import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestingServer, type TestingServer } from '../testing-server.ts';

const command = join(import.meta.dirname, '../../../../tools/country-parameters.ts');
const token = 'operator-token-of-a-test-0123456789';

let server: TestingServer;
beforeAll(async () => {
  server = await startTestingServer({ settings: { OPERATOR_TOKEN: token } });
});
afterAll(() => server.stop());

interface Ended {
  code: number;
  output: string;
}

async function run(args: readonly string[], env: Record<string, string> = {}): Promise<Ended> {
  const settings = { PATH: process.env['PATH'], SERVER_URL: server.address, OPERATOR_TOKEN: token, ...env };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [command, ...args], { env: settings });
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, output: stderr };
  }
}

describe('npm run parameters', () => {
  it('lists, sets and resets parameters and shows who changed them', async () => {
    expect((await run(['list'])).output).toContain('serviceHours = 0000:0000');
    const set = await run(['set', 'serviceHours', '0700:2200', '--by', 'Ann of operations']);
    expect(set).toMatchObject({ code: 0, output: expect.stringContaining('serviceHours = 0700:2200') });
    const reset = await run(['reset', 'serviceHours', '--by', 'Ben']);
    expect(reset).toMatchObject({ code: 0, output: expect.stringContaining('serviceHours = 0000:0000') });
    const { output } = await run(['changes', 'serviceHours']);
    expect(output).toMatch(/Ben {2}\(back to the default\)\n.*Ann of operations {2}0700:2200/);
  });

  it('explains what is wrong and exits with an error', async () => {
    const outputOf = async (args: readonly string[], env: Record<string, string> = {}): Promise<string> => {
      const { code, output } = await run(args, env);
      expect(code).toBe(1);
      return output;
    };
    expect(await outputOf(['set', 'serviceHours', '7-22'])).toMatch(
      /nothing was changed\. Allowed: from:to as dddd:dddd/,
    );
    expect(await outputOf(['set', 'weather', 'fine'])).toContain(
      'weather is not a parameter. Parameters: allOutletOrders,',
    );
    expect(await outputOf(['list'], { OPERATOR_TOKEN: '' })).toContain('OPERATOR_TOKEN is not set');
    expect(await outputOf(['list'], { OPERATOR_TOKEN: 'x'.repeat(32) })).toContain('this is not it');
    expect(await outputOf(['list', '--server', 'http://127.0.0.1:1'])).toContain('No server answers');
    expect(await outputOf(['set', 'serviceHours'])).toContain('npm run parameters -- set <parameter> <value>');
    expect(await outputOf(['set', 'serviceHours', '0700:2200', '--for', 'ever'])).toContain('--for');
  });
});
