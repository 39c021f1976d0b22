import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

/** Imported before a program (`node --import`): records the URL of every module that the program loads. */
const file = process.env['LOADED_MODULES_FILE'];
if (file === undefined) throw new Error('LOADED_MODULES_FILE is not set');
registerHooks({
  load(url, context, nextLoad) {
    appendFileSync(file, `${url}\n`);
    return nextLoad(url, context);
  },
});
