import { connect, createServer, type Server, type Socket } from 'node:net';
import { createKysely, type Database } from '../src/adapters/postgres/database.ts';
import { DatabaseUnavailable } from '../src/adapters/postgres/sql-errors.ts';
import type { SqlPool } from '../src/adapters/postgres/sql-pool.ts';

/** A database that a test can switch off and on. */
export class DatabaseSwitch {
  isDown = false;

  readonly watch = (database: Database): Database => {
    const pool = this.#switched(database.pool);
    return {
      ...database,
      pool,
      kysely: createKysely(pool),
      ping: async () => {
        this.#check();
        await database.ping();
      },
    };
  };

  #switched(pool: SqlPool): SqlPool {
    return {
      query: async (statement, values) => {
        this.#check();
        return pool.query(statement, values);
      },
      connect: async () => {
        this.#check();
        return pool.connect();
      },
      end: () => pool.end(),
    };
  }

  #check(): void {
    if (this.isDown) throw new DatabaseUnavailable('the test switched the database off');
  }
}

/** A connection to a PostgreSQL server that can be cut: open connections break, new ones are refused. */
export class CutLine {
  readonly #sockets = new Set<Socket>();
  #cut = false;
  readonly #server: Server;

  private constructor(target: URL) {
    this.#server = createServer((incoming) => {
      if (this.#cut) {
        incoming.destroy();
        return;
      }
      const outgoing = connect(Number(target.port || 5432), target.hostname);
      for (const [socket, other] of [
        [incoming, outgoing],
        [outgoing, incoming],
      ] as const) {
        this.#sockets.add(socket);
        socket.on('error', () => other.destroy());
        socket.on('close', () => {
          this.#sockets.delete(socket);
          other.destroy();
        });
        socket.pipe(other);
      }
    });
  }

  /** @returns the line and the database URL that leads through it */
  static async open(url: string): Promise<{ line: CutLine; url: string }> {
    const target = new URL(url);
    const line = new CutLine(target);
    const port = await new Promise<number>((resolve, reject) => {
      line.#server.on('error', reject);
      line.#server.listen(0, '127.0.0.1', () => {
        const address = line.#server.address();
        if (address !== null && typeof address === 'object') resolve(address.port);
      });
    });
    const through = new URL(url);
    through.hostname = '127.0.0.1';
    through.port = String(port);
    return { line, url: through.href };
  }

  cut(): void {
    this.#cut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  restore(): void {
    this.#cut = false;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
