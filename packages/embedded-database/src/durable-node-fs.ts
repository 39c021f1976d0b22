import { fdatasyncSync, fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type EmscriptenOptions = Parameters<NodeFS['init']>[1];

/** The part of Emscripten's file system that its types leave out. */
interface NodeFileSystem {
  stream_ops: { fsync?: (stream: NodeStream) => number };
  tryFSOperation(operation: () => void): void;
}

interface NodeStream {
  /** The descriptor; absent for what is not a file of the host. */
  readonly nfd?: number;
  readonly node: { readonly mode: number };
}

/** How a descriptor is written through to the disk; a test puts a failing disk here. */
export interface DiskFlush {
  file(descriptor: number): void;
  folder(descriptor: number): void;
}

const hostDisk: DiskFlush = { file: fdatasyncSync, folder: fsyncSync };

/**
 * The host's file system with a real fsync. The engine's own has none: its fsync succeeds and does nothing, and a power
 * cut then takes acknowledged rows or the whole folder with it.
 *
 * This leans on an internal of Emscripten, so the engine proves at every start that it is called (see open-engine.ts).
 */
export class DurableNodeFS extends NodeFS {
  readonly #disk: DiskFlush;
  #flushes = 0;

  constructor(folder: string, disk: DiskFlush = hostDisk) {
    super(folder);
    this.#disk = disk;
  }

  /** How often a file was written through since this was made. */
  get flushes(): number {
    return this.#flushes;
  }

  override async init(engine: PGlite, options: EmscriptenOptions): Promise<{ emscriptenOpts: EmscriptenOptions }> {
    const initialised = await super.init(engine, options);
    initialised.emscriptenOpts.preRun?.push((module) => {
      const nodeFileSystem = module.NODEFS as unknown as NodeFileSystem;
      nodeFileSystem.stream_ops.fsync = ({ nfd, node }) => {
        if (nfd === undefined) return 0;
        const isFile = module.FS.isFile(node.mode);
        // tryFSOperation turns an error of the host into an errno. A bare exception would be swallowed on its way
        // through the engine; the errno makes it panic, as it must when the disk refuses.
        nodeFileSystem.tryFSOperation(() => (isFile ? this.#disk.file(nfd) : this.#disk.folder(nfd)));
        if (isFile) this.#flushes += 1;
        return 0;
      };
    });
    return initialised;
  }
}
