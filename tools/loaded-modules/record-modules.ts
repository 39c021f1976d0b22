import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

/** Imported before a program (`node --import`): writes down the address of every module that the program loads. */
const file = process.env['LOADED_MODULES_FILE'];
if (file === undefined) throw new Error('LOADED_MODULES_FILE names no file');
registerHooks({
  load(url, context, nextLoad) {
    appendFileSync(file, `${url}\n`);
    return nextLoad(url, context);
  },
});
