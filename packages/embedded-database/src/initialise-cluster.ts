import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { preferQuickCompiler } from './wasm-compiler.ts';

// Run as a process: node initialise-cluster.ts <folder>. Nothing is written through to the disk here; whoever asked for
// the folder does that for the whole of it before giving it its name.

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder to be made');
preferQuickCompiler();
const database = await PGlite.create({ fs: new NodeFS(folder) });
await database.close();
