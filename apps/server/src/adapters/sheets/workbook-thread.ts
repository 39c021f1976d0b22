import { once } from 'node:events';
import { type MessagePort, parentPort } from 'node:worker_threads';
import type { SheetTable } from '@riderbell/domain/bulk-orders/sheet-row.ts';
import { readWorkbook } from './read-workbook.ts';
import { RefusedWorkbook } from './refused-workbook.ts';
import type { FromThread, ToThread } from './thread-messages.ts';

// The thread that reads workbooks. A file that makes it run out of memory or time ends this thread, and no other.

/** Rows of one message: a few milliseconds of the server's thread. */
const rowsOfMessage = 500;

if (parentPort === null) throw new Error('This file is the body of a worker thread');
const port: MessagePort = parentPort;

function answer(message: FromThread): void {
  port.postMessage(message);
}

async function read(bytes: Uint8Array): Promise<void> {
  let sheets: readonly SheetTable[];
  try {
    sheets = await readWorkbook(bytes);
  } catch (error) {
    const refusal = error instanceof RefusedWorkbook ? error.refusal : 'bulk.file-unreadable';
    answer({ kind: 'refused', refusal, why: reasonOf(error) });
    return;
  }
  for (const { name, rows } of sheets) {
    answer({ kind: 'sheet', name });
    for (let from = 0; from < rows.length; from += rowsOfMessage) {
      answer({ kind: 'rows', rows: rows.slice(from, from + rowsOfMessage) });
      await once(port, 'message');
    }
  }
  answer({ kind: 'read' });
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${reasonOf(error.cause)}`;
}

port.on('message', (message: ToThread) => {
  if (message.kind === 'read') void read(message.bytes);
});
