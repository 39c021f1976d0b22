import { fdatasyncSync, fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type EmscriptenOptions = Parameters<NodeFS['init']>[1];

/** The part of Emscripten's file system that its types do not declare. */
interface NodeFileSystem {
  stream_ops: { fsync?: (stream: NodeStream) => number };
  tryFSOperation(operation: () => void): void;
}

interface NodeStream {
  /** The descriptor; absent for streams that are no files of the host. */
  readonly nfd?: number;
  readonly node: { readonly mode: number };
}

/** Flushes a descriptor to the disk; a test passes a failing disk. */
export interface DiskFlush {
  file(descriptor: number): void;
  folder(descriptor: number): void;
}

const hostDisk: DiskFlush = { file: fdatasyncSync, folder: fsyncSync };

/**
 * The host's file system with a real fsync. The fsync of the engine's own file system succeeds without doing anything, so
 * a power cut could destroy acknowledged rows or the whole folder.
 *
 * This depends on an internal of Emscripten, so every start of the engine verifies that the hook is called (engine.ts).
 */
export class DurableNodeFS extends NodeFS {
  readonly #disk: DiskFlush;
  #flushes = 0;

  constructor(folder: string, disk: DiskFlush = hostDisk) {
    super(folder);
    this.#disk = disk;
  }

  /** How often a file was flushed to the disk since this object was created. */
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
        // tryFSOperation turns an error of the host into an errno. The engine would swallow a plain exception, but
        // panics on the errno, as it must when the disk fails.
        nodeFileSystem.tryFSOperation(() => (isFile ? this.#disk.file(nfd) : this.#disk.folder(nfd)));
        if (isFile) this.#flushes += 1;
        return 0;
      };
    });
    return initialised;
  }
}
