import { resolve } from 'node:path';
import { loadedModules, productionSettings } from './loaded-modules/loaded-modules.ts';

/** `node tools/count-modules.ts [program]`: counts the modules that the production server, or another program, loads. */
const [program = 'apps/server/src/main.ts'] = process.argv.slice(2);
const { DATABASE_URL } = process.env;
const { own, packages } = await loadedModules(resolve(program), {
  ...productionSettings,
  ...(DATABASE_URL !== undefined && { DATABASE_URL }),
});
const ofDemo = own.filter((url) => /\/(?:worlds|simulators|apps\/demo)\//.test(url));
console.log(`${program}: ${own.length + packages.length} modules`);
console.log(`  ours: ${own.length}, of these worlds, simulators and the demo: ${ofDemo.length}`);
console.log(`  of packages: ${packages.length}`);
