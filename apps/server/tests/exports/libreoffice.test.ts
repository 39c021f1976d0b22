import { readFileSync } from 'node:fs';
import { countryOf } from '@riderbell/domain/countries/countries.ts';
import { digitsOf } from '@riderbell/domain/countries/currencies.ts';
import { wallTimeOf } from '@riderbell/domain/countries/wall-time.ts';
import { demoWorld } from '@riderbell/worlds/demo.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestingServer } from '../testing-server.ts';
import { type OpenedCell, openInLibreOffice } from './run-libreoffice.ts';
import { copyOrder, exported } from './testing-exports.ts';

/** Two, three and no digits of the currency; scripts with marks above and below, from right to left, and Latin. */
const scenes = [
  { country: 'TH', language: 'th_TH' },
  { country: 'KW', language: 'ar' },
  { country: 'JP', language: 'en' },
] as const;
type Scene = (typeof scenes)[number];

const now = Date.parse('2026-11-21T10:00:00Z');
const period = { from: '2026-11-01T00:00:00Z', to: '2026-11-21T10:00:00Z', include_outlets: 'true' } as const;
const formula = '=SUM(1,2)';

interface StoredRow {
  order_id: string;
  created_at: string;
  customer_name: string;
  customer_address: string;
  description: string | null;
  status: string;
  amount_minor: number | null;
  delivery_fee_minor: number;
  delivery_fee_base_minor: number;
  delivery_fee_distance_minor: number;
}

/** The stored orders, newest first, and the files that the server makes of them. */
async function exportOf({ country, language }: Scene) {
  const server = await startTestingServer({
    settings: { COUNTRY: country },
    startAt: new Date(now).toISOString(),
    demo: { world: demoWorld(now, country) },
  });
  try {
    const { pool } = server.server.database;
    const { rows: found } = await pool.query<{ order_id: string }>(
      `select order_id from orders where status = 'DELIVERED' order by order_id limit 1`,
    );
    await copyOrder(server, found[0]?.order_id ?? '', 1, {
      customer_name: `'${formula}'`,
      description: `'say "hi",' || chr(10) || 'leave'`,
    });
    const { rows } = await pool.query<StoredRow>(
      `select * from orders where family_id = 'demo' order by created_at desc, order_id desc`,
    );
    const file = async (format: 'xlsx' | 'csv') =>
      (await exported(server, { ...period, format, language }, { vendorId: 'demo' })).bytes;
    return { rows, xlsx: await file('xlsx'), csv: await file('csv') };
  } finally {
    await server.stop();
  }
}

function wordsOf(language: string): (key: string) => string {
  const read = (area: string) =>
    JSON.parse(
      readFileSync(new URL(`../../../../packages/messages/src/${language}/${area}.json`, import.meta.url), 'utf8'),
    ) as Record<string, string>;
  const words = { ...read('tracking'), ...read('sheets') };
  return (key) => words[key] ?? '';
}

const costsNothing = ({ status }: StoredRow) => ['CANCELLED', 'PAYMENT_FAILED', 'PAYMENT_CANCELLED'].includes(status);
const textOf = (cell: OpenedCell | undefined) => (cell && 'text' in cell ? cell.text : null);
const valueOf = (cell: OpenedCell | undefined) => (cell && 'value' in cell ? cell.value : null);

describe('an export opened in LibreOffice', () => {
  const stored = new Map<string, StoredRow[]>();
  let opened: Readonly<Record<string, OpenedCell[][]>> = {};
  beforeAll(async () => {
    const files: Record<string, Uint8Array> = {};
    for (const scene of scenes) {
      const { rows, xlsx, csv } = await exportOf(scene);
      stored.set(scene.country, rows);
      files[`${scene.country}-sheet.xlsx`] = xlsx;
      files[`${scene.country}-text.csv`] = csv;
    }
    opened = await openInLibreOffice(files);
  }, 300_000);

  describe.each(scenes)('$country in $language', ({ country, language }) => {
    const { currency, timeZone } = countryOf(country);
    const say = wordsOf(language);

    describe.each(['sheet.xlsx', 'text.csv'])('%s', (kind) => {
      /** The cells of a column, without its heading. */
      function column(key: string): (OpenedCell | undefined)[] {
        const [headings = [], ...rows] = opened[`${country}-${kind}`] ?? [];
        const heading = say(key).replace('{{zone}}', timeZone);
        const index = headings.findIndex((cell) => textOf(cell) === heading);
        expect(index, `the column ${heading} among ${JSON.stringify(headings)}`).toBeGreaterThanOrEqual(0);
        return rows.map((row) => row[index]);
      }
      const sumOf = (key: string) => {
        const minor = column(key).map((cell) => Math.round(Number(valueOf(cell)) * 10 ** digitsOf(currency)));
        return minor.reduce((sum, value) => sum + value, 0);
      };
      const storedRows = () => stored.get(country) ?? [];
      const storedSum = (of: (row: StoredRow) => number | null) =>
        storedRows().reduce((sum, row) => sum + (of(row) ?? 0), 0);

      it('has all orders, with their texts', () => {
        expect(storedRows().length).toBeGreaterThan(30);
        expect(column('column.order-id').map(textOf)).toEqual(storedRows().map((row) => row.order_id));
        expect(column('column.address').map(textOf)).toEqual(storedRows().map((row) => row.customer_address));
        expect(column('detail.items').map(textOf)).toEqual(storedRows().map((row) => row.description));
        const names = storedRows().map((row) => row.customer_name);
        const shown = kind === 'text.csv' ? names.map((name) => (name === formula ? `'${name}` : name)) : names;
        expect(column('detail.destination').map(textOf)).toEqual(shown);
        expect(names).toContain(formula);
      });

      it('has moments that it takes for dates, as clocks in the country show them', () => {
        const shown = ({ created_at: at }: StoredRow) =>
          new Date(wallTimeOf(Date.parse(at), timeZone)).toISOString().slice(0, 19).replace('T', ' ');
        expect(column('column.ordered').map(valueOf)).toEqual(storedRows().map(shown));
      });

      it('has phone numbers that it takes for texts', () => {
        const phones = column('column.phone').map(textOf);
        expect(phones.every((phone) => phone?.startsWith(countryOf(country).phonePrefix))).toBe(true);
      });

      it('has money that adds up to what is stored', () => {
        const fee = (part: (row: StoredRow) => number) => storedSum((row) => (costsNothing(row) ? 0 : part(row)));
        expect(sumOf('payment.item-value')).toBe(storedSum((row) => row.amount_minor));
        expect(sumOf('fee.title')).toBe(fee((row) => row.delivery_fee_minor));
        expect(sumOf('fee.base')).toBe(fee((row) => row.delivery_fee_base_minor));
        expect(sumOf('column.fee-distance')).toBe(fee((row) => row.delivery_fee_distance_minor));
        const parts = ['fee.base', 'column.fee-distance', 'fee.surcharge', 'fee.voucher'];
        expect(parts.reduce((sum, part) => sum + sumOf(part), 0)).toBe(sumOf('fee.title'));
      });
    });
  });
});
