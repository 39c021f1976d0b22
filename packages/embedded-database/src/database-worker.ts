import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import { openEngine } from './engine.ts';
import type { Engine } from './engine.ts';
import { DatabaseFolderUnreadable, DurabilityNotAvailable, reasonOf } from './errors.ts';
import { Maintenance } from './maintenance.ts';
import { SharedSession } from './shared-session.ts';
import type { FromWorker, ToWorker, WorkerSettings } from './worker-messages.ts';

// The engine's thread: every call of the engine blocks its thread, so it must not be the server's.

function post(port: MessagePort, message: FromWorker, moved: readonly Uint8Array[] = []): void {
  port.postMessage(
    message,
    moved.map((bytes) => bytes.buffer as ArrayBuffer),
  );
}

function serve(port: MessagePort, engine: Engine, settings: WorkerSettings): void {
  const session = new SharedSession(engine, {
    transactionLimit: settings.transactionLimit,
    deliver: (answers) =>
      post(
        port,
        { kind: 'answers', answers },
        answers.map(({ bytes }) => bytes),
      ),
    expel: (answer) => post(port, { kind: 'expelled', ...answer }),
  });
  const maintenance = new Maintenance(engine, session, {
    checkpointEvery: settings.checkpointEvery,
    idleBelow: settings.vacuumBelowLoad,
  });
  const timer = setInterval(() => maintenance.tick(), settings.maintenanceEvery);

  async function close(): Promise<void> {
    clearInterval(timer);
    await engine.close();
    port.close();
  }

  port.on('message', (first: ToWorker) => {
    // Takes all waiting messages at once, so that one flush covers them.
    for (let message: ToWorker | undefined = first; message; message = nextMessage(port)) {
      if (message.kind === 'request') session.add(message);
      else if (message.kind === 'leave') session.leave(message.client);
      else if (message.kind === 'report') post(port, { kind: 'report', diskFlushes: engine.diskFlushes });
      else void close();
    }
    session.run();
  });
  post(port, { kind: 'ready' });
}

function nextMessage(port: MessagePort): ToWorker | undefined {
  return receiveMessageOnPort(port)?.message as ToWorker | undefined;
}

if (parentPort === null) throw new Error('This file is the body of a worker thread');
const settings = workerData as WorkerSettings;
try {
  serve(parentPort, await openEngine(settings.folder), settings);
} catch (error) {
  // Posted, not thrown: an uncaught error of the engine prints kilobytes of its source.
  const known = error instanceof DatabaseFolderUnreadable || error instanceof DurabilityNotAvailable;
  const reason = known ? error.reason : reasonOf(error);
  post(parentPort, { kind: 'failed', durable: !(error instanceof DurabilityNotAvailable), reason });
  parentPort.close();
}
