import { setFlagsFromString } from 'node:v8';

/**
 * Keeps WebAssembly that is loaded from now on with V8's quick compiler. The optimising one takes some 600 MB for a moment
 * for the largest functions of PostgreSQL (peak of a first start 800 MB with it, 200 MB without, half the processor time
 * to open) and gains a quarter on small statements: the wrong bargain on a machine of one gigabyte. What the quick one
 * cannot compile still goes to the other.
 */
export function preferQuickCompiler(): void {
  setFlagsFromString('--no-wasm-tier-up');
  setFlagsFromString('--no-wasm-dynamic-tiering');
}
