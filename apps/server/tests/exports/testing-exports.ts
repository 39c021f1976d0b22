import { exportPath } from '@riderbell/contract/files.ts';
import { errorAnswer } from '@riderbell/contract/errors/error-answer.ts';
import type { ExportQuery } from '@riderbell/contract/shapes/order-export.ts';
import { createdColumns } from '../../src/adapters/postgres/orders/order-rows.ts';
import { readXlsx } from 'hucre/xlsx';
import type { TestingServer } from '../testing-server.ts';

/** The clock of testing servers starts on this Saturday in Bangkok. */
export const today: Pick<ExportQuery, 'from' | 'to'> = { from: '2026-11-20T17:00:00Z', to: '2026-11-21T17:00:00Z' };

export interface DownloadOptions {
  readonly authorization?: string;
  readonly language?: string;
  readonly vendorId?: string;
}

/** Fetches a file as the owner of the demo, or with another credential. */
export async function fetchFile(
  server: TestingServer,
  path: string,
  { authorization, language }: DownloadOptions = {},
): Promise<Response> {
  const headers = {
    authorization: authorization ?? `Bearer ${(await server.demo()).accessToken}`,
    ...(language === undefined ? {} : { 'accept-language': language }),
  };
  return fetch(new URL(path, server.address), { headers });
}

/** The codes of a refused file. */
export async function codesOf(response: Response): Promise<string[]> {
  return errorAnswer.parse(await response.json()).errors.map(({ code }) => code);
}

export async function exported(
  server: TestingServer,
  query: Partial<ExportQuery> = {},
  options: DownloadOptions = {},
): Promise<{ name: string; type: string; bytes: Uint8Array }> {
  const path = exportPath(options.vendorId ?? 'd001', { ...today, format: 'xlsx', ...query });
  const response = await fetchFile(server, path, options);
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '';
  return { name, type: response.headers.get('content-type') ?? '', bytes: await response.bytes() };
}

/** The rows of an XLSX export by its headings, and the headings. */
export async function rowsOf(bytes: Uint8Array) {
  const { sheets } = await readXlsx(bytes);
  const [headings = [], ...rows] = sheets[0]?.rows ?? [];
  return {
    headings: headings.map(String),
    rows: rows.map((row) =>
      Object.fromEntries(headings.map((heading, index) => [String(heading), row[index] ?? null])),
    ),
  };
}

/** The rows of a CSV file by its headings. */
export function csvRows(text: string): Record<string, string>[] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text
    .replace(/^\uFEFF/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^,"\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  const [headings = [], ...others] = rows;
  // After the last line break an empty row remains.
  return others
    .filter((row) => row.length > 1)
    .map((row) => Object.fromEntries(headings.map((heading, index) => [heading, row[index] ?? ''])));
}

/** Stores copies of an order, each a second older than the previous copy, with other values where `changes` has some (SQL, `n` is 1, 2 …). */
export async function copyOrder(
  server: TestingServer,
  orderId: string,
  count: number,
  changes: Readonly<Record<string, string>> = {},
): Promise<void> {
  const values: Readonly<Record<string, string>> = {
    order_id: `vendor_id || '-copy' || lpad(n::text, 7, '0')`,
    created_at: `created_at - n * interval '1 second'`,
    quote_id: 'null',
    ...changes,
  };
  const columns = createdColumns.join(', ');
  const selected = createdColumns.map((column) => values[column] ?? column).join(', ');
  await server.server.database.pool.query(
    `insert into orders (${columns}) select ${selected} from orders, generate_series(1, $2) as n where order_id = $1`,
    [orderId, count],
  );
}
