import { setFlagsFromString } from 'node:v8';

/**
 * Restricts WebAssembly that is loaded from now on to V8's baseline compiler. The optimising one briefly takes some 600 MB for
 * the largest functions of PostgreSQL (peak of a first start: 800 MB with it, 200 MB and half the processor time without) and
 * makes small statements a quarter faster, which is not worth it on a machine with one gigabyte. Functions that the baseline
 * compiler does not support still go to the other one.
 */
export function preferQuickCompiler(): void {
  setFlagsFromString('--no-wasm-tier-up');
  setFlagsFromString('--no-wasm-dynamic-tiering');
}
