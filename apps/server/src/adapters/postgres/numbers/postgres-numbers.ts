import { endOfDate, startOfDate } from '@riderbell/domain/countries/local-day.ts';
import { figureNames, type Figures, figuresFrom } from '@riderbell/domain/numbers/figures.ts';
import type { NumberPeriod } from '@riderbell/domain/numbers/number-periods.ts';
import type { HourOfWeek, NumbersScope, NumbersStore, ReasonCount } from '../../../features/numbers/ports.ts';
import { type FixedSql, fixedSql, type SqlPool } from '../sql-pool.ts';
import { DayCounter } from './day-counter.ts';

/** How many marks are read at once; counting their days also removes all other marks of these days. */
const marksAtOnce = 2000;

const sums = figureNames.map((name) => `sum(${name})::bigint as ${name}`).join(', ');
const inPeriod = 'day between $2 and $3';

/** The statements of a scope, whose id is $1. */
function statementsOf(numbersOfScope: string, vendorsOfScope: string) {
  const where = `where ${numbersOfScope} and ${inPeriod}`;
  return {
    marks: fixedSql(`
      select vendor_id, created_at from uncounted_orders
      where ${vendorsOfScope} and created_at >= $2 and created_at < $3 limit ${marksAtOnce}`),
    neverCounted: fixedSql(`select vendor_id from uncounted_vendors where ${vendorsOfScope} limit 1`),
    byDay: fixedSql(`select day, ${sums} from order_numbers ${where} group by day order by day`),
    byVendor: fixedSql(`select vendor_id, ${sums} from order_numbers ${where} group by vendor_id`),
    byReason: fixedSql(`
      select reason, sum(counted::integer)::integer as orders
      from order_numbers cross join jsonb_each_text(reasons) as one(reason, counted) ${where}
      group by reason order by orders desc, reason`),
    byHourOfWeek: fixedSql(`
      select extract(isodow from day)::integer as weekday, (place - 1)::integer as hour, sum(counted)::integer as orders
      from order_numbers cross join unnest(hours) with ordinality as one(counted, place)
      ${where} and counted > 0 group by weekday, place`),
  };
}

const ofVendor = statementsOf('vendor_id = $1', 'vendor_id = $1');
const ofFamily = statementsOf(
  'family_id = $1',
  'vendor_id in (select vendor_id from vendors where vendor_id = $1 or parent_vendor_id = $1)',
);
const anyMarks = fixedSql(`select vendor_id, created_at from uncounted_orders limit ${marksAtOnce}`);
const anyNeverCounted = fixedSql('select vendor_id from uncounted_vendors limit 1');

type Values = readonly unknown[];

/** The numbers by vendor and day, which are counted again after each change of their orders. */
export class PostgresNumbers implements NumbersStore {
  readonly #pool: SqlPool;
  readonly #counter: DayCounter;
  readonly #timeZone: string;

  constructor(pool: SqlPool, timeZone: string) {
    this.#pool = pool;
    this.#timeZone = timeZone;
    this.#counter = new DayCounter(pool, timeZone);
  }

  count(scope: NumbersScope, { from, to }: NumberPeriod, mostOrders: number): Promise<boolean> {
    const { marks, neverCounted } = statements(scope);
    const span = [new Date(startOfDate(from, this.#timeZone)), new Date(endOfDate(to, this.#timeZone))];
    return this.#count(marks, [idOf(scope), ...span], neverCounted, [idOf(scope)], mostOrders);
  }

  countAny(mostOrders: number): Promise<boolean> {
    return this.#count(anyMarks, [], anyNeverCounted, [], mostOrders);
  }

  async #count(marks: FixedSql, values: Values, vendors: FixedSql, vendorValues: Values, most: number) {
    for (let left = most; left > 0;) {
      const marked = await this.#pool.query<{ vendor_id: string; created_at: string }>(marks, values);
      if (marked.rowCount > 0) {
        left -= await this.#counter.countDaysOf(marked.rows);
        continue;
      }
      const { rows } = await this.#pool.query<{ vendor_id: string }>(vendors, vendorValues);
      const [vendor] = rows;
      if (vendor === undefined) return true;
      await this.#counter.markDaysOf(vendor.vendor_id);
    }
    return false;
  }

  async byDay(scope: NumbersScope, period: NumberPeriod): Promise<readonly (Figures & { day: string })[]> {
    return this.#read<Figures & { day: string }>(statements(scope).byDay, scope, period);
  }

  async byVendor(scope: NumbersScope, period: NumberPeriod): Promise<ReadonlyMap<string, Figures>> {
    const rows = await this.#read<Figures & { vendor_id: string }>(statements(scope).byVendor, scope, period);
    return new Map(rows.map((row) => [row.vendor_id, figuresFrom((name) => row[name])]));
  }

  byReason(scope: NumbersScope, period: NumberPeriod): Promise<readonly ReasonCount[]> {
    return this.#read<ReasonCount>(statements(scope).byReason, scope, period);
  }

  byHourOfWeek(scope: NumbersScope, period: NumberPeriod): Promise<readonly HourOfWeek[]> {
    return this.#read<HourOfWeek>(statements(scope).byHourOfWeek, scope, period);
  }

  async #read<Row>(statement: FixedSql, scope: NumbersScope, { from, to }: NumberPeriod): Promise<Row[]> {
    return (await this.#pool.query<Row>(statement, [idOf(scope), from, to])).rows;
  }
}

function statements(scope: NumbersScope): typeof ofVendor {
  return 'familyId' in scope ? ofFamily : ofVendor;
}

function idOf(scope: NumbersScope): string {
  return 'familyId' in scope ? scope.familyId : scope.vendorId;
}
