import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { createParameterCalls, type ParameterState } from './countries/operator-calls.ts';

const usage = `npm run parameters -- list
npm run parameters -- set <parameter> <value>
npm run parameters -- reset <parameter>
npm run parameters -- changes <parameter>

  --server  the address of the running server; SERVER_URL, else http://127.0.0.1:8080
  --by      the name in the history; else the name of the signed-in user

OPERATOR_TOKEN has to be the same as in the server's settings.`;

/** `npm run parameters`: reads and changes the country parameters of a running server (docs/operations/country-parameters.md). */
async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { server: { type: 'string' }, by: { type: 'string' } },
  });
  const [command = '', parameter, value, ...more] = positionals;
  const server = values.server ?? process.env['SERVER_URL'] ?? 'http://127.0.0.1:8080';
  const by = values.by ?? userInfo().username;
  const calls = createParameterCalls({ server, token: process.env['OPERATOR_TOKEN'] ?? '' });
  if (command === 'list' && parameter === undefined) {
    const { country, parameters } = await calls.list();
    console.log([`Country ${country}`, ...parameters.map(describeParameter)].join('\n\n'));
  } else if (command === 'set' && parameter !== undefined && value !== undefined && more.length === 0) {
    console.log(describeParameter(await calls.set(parameter, value, by)));
  } else if (command === 'reset' && parameter !== undefined && value === undefined) {
    console.log(describeParameter(await calls.reset(parameter, by)));
  } else if (command === 'changes' && parameter !== undefined && value === undefined) {
    const changes = await calls.changes(parameter);
    const lines = changes.map((one) => `${one.at}  ${one.by}  ${one.value ?? '(back to the default)'}`);
    console.log(lines.length === 0 ? `${parameter} has never been changed.` : lines.join('\n'));
  } else {
    throw new Error(`The command is not complete, and nothing was changed. Usage:\n\n${usage}`);
  }
}

function describeParameter(one: ParameterState): string {
  const changed = one.changed === null ? 'never changed' : `changed by ${one.changed.by} at ${one.changed.at}`;
  return [
    `${one.parameter} = ${one.value}`,
    `    default: ${one.default}`,
    `    allowed: ${one.allowed}`,
    `    ${changed}`,
  ].join('\n');
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
