import { userInfo } from 'node:os';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { CallRequest } from '@riderbell/contract/call.ts';
import { calls } from '@riderbell/contract/calls.ts';
import type { VoucherState } from '@riderbell/contract/shapes/voucher.ts';
import { discountTypes } from '@riderbell/domain/vouchers/voucher.ts';
import { askOperator } from './operator/ask-operator.ts';

const usage = `npm run vouchers -- list
npm run vouchers -- add <code> percent <1 to 100>
npm run vouchers -- add <code> amount <money off>
npm run vouchers -- add <code> fixed-fee <money that remains>
npm run vouchers -- end <code>
npm run vouchers -- uses <code>

  --most 50           the most that is taken off
  --minimum-fee 40    a lower delivery fee gets no discount
  --from, --until     when it can be used: 2026-12-31, or an instant like 2026-12-31T17:00:00Z
  --limit 500         orders that may use it altogether
  --limit-each 1      orders of one business with all its outlets
  --vendors demo,d001 the only ones that may use it
  --server            the address of the running server; SERVER_URL, else http://127.0.0.1:8080
  --by                the name in the records; else the name of the signed-in user

OPERATOR_TOKEN has to be the same as in the server's settings.`;

const options = {
  most: { type: 'string' },
  'minimum-fee': { type: 'string' },
  from: { type: 'string' },
  until: { type: 'string' },
  limit: { type: 'string' },
  'limit-each': { type: 'string' },
  vendors: { type: 'string' },
  server: { type: 'string' },
  by: { type: 'string' },
} as const satisfies ParseArgsConfig['options'];

type Options = Partial<Record<keyof typeof options, string>>;

/** `npm run vouchers`: reads, adds and ends the vouchers of a running server (docs/operations/vouchers.md). */
async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [command = '', code, type, amount, ...more] = positionals;
  const server = values.server ?? process.env['SERVER_URL'] ?? 'http://127.0.0.1:8080';
  const by = values.by ?? userInfo().username;
  const ask = askOperator({ server, token: process.env['OPERATOR_TOKEN'] ?? '' });
  const hasNoMore = type === undefined;
  if (command === 'list' && code === undefined) {
    const { country, currency, vouchers } = (await ask(calls.listVouchers, {})).result;
    console.log([`Country ${country}, ${currency}`, ...vouchers.map(describeVoucher)].join('\n\n'));
  } else if (command === 'add' && code !== undefined && amount !== undefined && more.length === 0) {
    const body = newVoucher({ code, type: type ?? '', amount }, values, by);
    console.log(describeVoucher((await ask(calls.addVoucher, { body })).result));
  } else if (command === 'end' && code !== undefined && hasNoMore) {
    console.log(describeVoucher((await ask(calls.endVoucher, { params: { code }, body: { ended_by: by } })).result));
  } else if (command === 'uses' && code !== undefined && hasNoMore) {
    const uses = (await ask(calls.listVoucherUses, { params: { code } })).result;
    const lines = uses.map((use) => {
      const back = use.returned_at === null ? '' : `  given back ${use.returned_at}`;
      return `${use.used_at}  ${use.vendor_id}  ${use.order_id}${back}`;
    });
    console.log(lines.length === 0 ? `No order has used ${code}.` : lines.join('\n'));
  } else {
    throw new Error(`The command is not complete, and nothing was changed. Usage:\n\n${usage}`);
  }
}

function newVoucher(
  input: { code: string; type: string; amount: string },
  values: Options,
  by: string,
): CallRequest<typeof calls.addVoucher>['body'] {
  const type = discountTypes.find((one) => one === input.type);
  if (type === undefined) throw new Error(`${input.type} is not a type. Types: ${discountTypes.join(', ')}`);
  return {
    code: input.code,
    type,
    amount: numberOf(input.amount),
    maximum_discount: values.most === undefined ? null : numberOf(values.most),
    minimum_fee: numberOf(values['minimum-fee'] ?? '0'),
    valid_from: instantOf(values.from),
    valid_until: instantOf(values.until),
    use_limit: values.limit === undefined ? null : numberOf(values.limit),
    use_limit_per_vendor: values['limit-each'] === undefined ? null : numberOf(values['limit-each']),
    vendors: values.vendors?.split(',').map((id) => id.trim()) ?? [],
    created_by: by,
  };
}

function numberOf(text: string): number {
  if (!/^\d+(?:\.\d+)?$/.test(text)) throw new Error(`${text} is not a number like 10 or 12.50`);
  return Number(text);
}

/** A day without a time begins at midnight in the time zone of this computer. */
function instantOf(text: string | undefined): string | null {
  if (text === undefined) return null;
  const instant = new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00` : text);
  if (Number.isNaN(instant.getTime()))
    throw new Error(`${text} is not a day, and not an instant like 2026-12-31T17:00:00Z`);
  return instant.toISOString();
}

function describeVoucher(one: VoucherState): string {
  const off = { percent: `${one.amount} % off`, amount: `${one.amount} off`, 'fixed-fee': `the fee is ${one.amount}` };
  const bounds = [
    one.maximum_discount === null ? '' : `at most ${one.maximum_discount} off`,
    one.minimum_fee === 0 ? '' : `from a fee of ${one.minimum_fee}`,
    one.valid_from === null ? '' : `from ${one.valid_from}`,
    one.valid_until === null ? '' : `until ${one.valid_until}`,
    one.vendors.length === 0 ? '' : `for ${one.vendors.join(', ')}`,
    one.use_limit_per_vendor === null ? '' : `${one.use_limit_per_vendor} for each business`,
  ].filter((text) => text !== '');
  const used = one.use_limit === null ? `used ${one.used} times` : `used ${one.used} of ${one.use_limit} times`;
  return [
    `${one.code}: ${[off[one.type], ...bounds].join(', ')}`,
    `    ${used}`,
    `    added by ${one.created.by} at ${one.created.at}`,
    ...(one.ended === null ? [] : [`    ended by ${one.ended.by} at ${one.ended.at}`]),
  ].join('\n');
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
