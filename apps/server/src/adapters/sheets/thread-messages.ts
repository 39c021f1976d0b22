import type { SheetRow } from '@riderbell/domain/bulk-orders/sheet-row.ts';
import type { WorkbookRefusal } from '../../features/bulk-orders/workbook-ports.ts';

/** What a thread is asked for: to read a file, and, after each part of its rows, for the next. */
export type ToThread = { readonly kind: 'read'; readonly bytes: Uint8Array } | { readonly kind: 'next' };

/** What a thread answers. Rows come in parts, because the server's thread waits while it receives one. */
export type FromThread =
  | { readonly kind: 'sheet'; readonly name: string }
  | { readonly kind: 'rows'; readonly rows: readonly SheetRow[] }
  | { readonly kind: 'read' }
  | { readonly kind: 'refused'; readonly refusal: WorkbookRefusal; readonly why: string };
