import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { preferQuickCompiler } from './wasm-compiler.ts';

// Run as a process: node initialise-cluster.ts <folder>. Does not flush to the disk; the caller flushes the whole folder
// before renaming it.

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Usage: node initialise-cluster.ts <folder>');
preferQuickCompiler();
const database = await PGlite.create({ fs: new NodeFS(folder) });
await database.close();
