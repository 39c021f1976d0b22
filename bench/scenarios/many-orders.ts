import { bulkColumns } from '@riderbell/domain/bulk-orders/bulk-columns.ts';
import ExcelJS from 'exceljs';

const dayMs = 86_400_000;

/**
 * A workbook of another program, with a table of shared texts as Excel's. All its rows are orders that can be placed in the demo, from
 * an outlet in the middle of Bangkok; every tenth is for tomorrow.
 */
export async function manyOrders(orders: number): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet('Orders');
  sheet.addRow(bulkColumns);
  // A spreadsheet program shows the time of a cell as if it were in UTC.
  const tomorrow = Math.floor(Date.now() / dayMs) * dayMs + dayMs;
  for (let order = 1; order <= orders; order += 1) {
    sheet.addRow([
      `R-${order}`,
      `Customer ${inLetters(order)}`,
      `+6681${String((order * 104_729) % 10_000_000).padStart(7, '0')}`,
      `${order % 300} Sukhumvit Road, Khlong Toei, Bangkok ${10_000 + (order % 90)}`,
      order % 3 === 0 ? `Tower ${order % 40}` : null,
      `${order % 50}A`,
      13.71 + (order % 1000) / 20_000,
      100.53 + (order % 977) / 20_000,
      order % 5 === 0 ? 'Call before you come' : null,
      `${order % 4} × lunch box`,
      (order % 900) + 100.5,
      order % 2 === 0 ? 'CASH_ON_DELIVERY' : 'PAID',
      order % 10 === 0 ? new Date(tomorrow + (12 + (order % 7)) * 3_600_000) : null,
    ]);
  }
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

/** Names have no digits. */
function inLetters(order: number): string {
  return String(order).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
}
