import { encodeQR } from 'qr';

/** Printed labels get wet and creased, so a quarter of the code may be unreadable. */
const errorCorrection = 'quartile';
/** ISO/IEC 18004: four modules of white around the code. */
const margin = 4;

/** The dark modules as one path, row by row; `size` is the side in modules, margin included. */
export function drawQr(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: errorCorrection, border: margin });
  const runs: string[] = [];
  rows.forEach((row, y) => {
    let from = -1;
    [...row, false].forEach((dark, x) => {
      if (dark && from < 0) from = x;
      if (dark || from < 0) return;
      runs.push(`M${from} ${y}h${x - from}v1h-${x - from}z`);
      from = -1;
    });
  });
  return { size: rows.length, path: runs.join('') };
}
