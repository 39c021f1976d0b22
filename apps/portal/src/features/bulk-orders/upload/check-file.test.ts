import { expect, it } from 'vitest';
import { faultOfFile } from './check-file.ts';

it('accepts XLSX files of at most 5 MB', () => {
  expect(faultOfFile({ name: 'orders.xlsx', size: 5_242_880 })).toBeNull();
  expect(faultOfFile({ name: 'ORDERS.XLSX', size: 1 })).toBeNull();
  expect(faultOfFile({ name: 'orders.xlsx', size: 5_242_881 })).toBe('file-too-large');
});

it('names the format first, whatever the size', () => {
  for (const name of ['orders.xls', 'orders.xlsx.zip', 'xlsx', 'orders.csv', ''])
    expect(faultOfFile({ name, size: 9_000_000 })).toBe('file-format-invalid');
});
