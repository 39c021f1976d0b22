/**
 * The import law as data: imports that are not listed are forbidden (ARCHITECTURE.md, "The import law").
 * `folder` matches the beginning of a path, and `{area}` in it any one folder name; `self` in `may` is the matched folder,
 * including the area. A target that ends in ` as types` may only be imported with `import type`. `package:` is an outside
 * library and everything below it, `node:` is Node's modules.
 */
export interface Rule {
  readonly folder: string;
  readonly may: readonly string[];
  /** What one area may import in addition, by its name: an adapter uses its own outside library. */
  readonly ofArea?: Readonly<Record<string, readonly string[]>>;
  /** What to do instead, printed with each breach. */
  readonly instead: string;
}

const domain = 'packages/domain/src/';
const contract = 'packages/contract/src/';
const messages = 'packages/messages/src/';
const ui = 'packages/ui/src/';
const web = 'packages/web/src/';
const embeddedDatabase = 'packages/embedded-database/src/';

/** What bulk orders need of workbooks; separate from the other ports of their feature, which know the stores. */
const workbookPorts = 'apps/server/src/features/bulk-orders/workbook-ports.ts';

export const law: readonly Rule[] = [
  {
    folder: domain,
    may: ['self'],
    instead: 'The domain is pure: take what you need as an argument.',
  },
  {
    folder: contract,
    may: ['self', domain, 'package:zod'],
    instead: 'The contract depends only on the domain and the schema library.',
  },
  {
    folder: messages,
    may: ['self', `${contract}errors/ as types`],
    instead: 'Texts depend only on the error codes and failures, as types.',
  },
  {
    folder: 'packages/messages/checks/',
    may: ['self', `${domain}countries/`, 'node:'],
    instead: 'The checks read the texts as files; they know the languages, but not where the texts are used.',
  },
  {
    folder: embeddedDatabase,
    may: ['self', 'package:@electric-sql/pglite', 'node:'],
    instead: 'The embedded database speaks PostgreSQL on a socket and knows nothing of the product.',
  },
  {
    // The server writes the e-mails, so this feature may read the texts; no other feature may.
    folder: 'apps/server/src/features/mails/',
    may: ['self', domain, contract, messages, 'package:i18next'],
    instead: 'E-mails are written from texts; their content comes from another feature, through compose.ts.',
  },
  {
    folder: 'apps/server/src/features/{area}/',
    may: ['self', domain, contract, 'package:lru-cache'],
    instead:
      'A feature never imports another feature, an adapter or a transport. A rule goes to the domain; data comes through a narrow port in ports.ts that compose.ts satisfies; a consequence travels as an event.',
  },
  {
    folder: 'apps/server/src/outbound/',
    may: ['self', 'package:cockatiel'],
    instead: 'outbound/ is how any outside service is called; an adapter knows what a service’s answers mean.',
  },
  {
    folder: 'apps/server/src/adapters/postgres/',
    may: [
      'self',
      domain,
      contract,
      'apps/server/src/features/{area}/ports.ts',
      'apps/server/src/live/ports.ts',
      'apps/server/src/jobs/ports.ts',
      'apps/server/src/http/ports.ts',
      'apps/server/database/',
      embeddedDatabase,
      'package:kysely',
      'package:pg',
      'node:',
    ],
    instead: 'An adapter knows the ports that it implements and its own outside library.',
  },
  {
    folder: 'apps/server/database/',
    may: ['self', 'package:kysely'],
    instead: 'A migration imports nothing of the product, so that it never changes.',
  },
  {
    folder: 'apps/server/src/adapters/{area}/',
    may: [
      'self',
      domain,
      contract,
      'apps/server/src/features/{area}/ports.ts',
      'apps/server/src/live/ports.ts',
      'apps/server/src/jobs/ports.ts',
      'apps/server/src/http/ports.ts',
      'apps/server/src/outbound/',
      'node:',
    ],
    ofArea: {
      'attempt-limits': ['package:ioredis', 'package:lru-cache', 'package:rate-limiter-flexible'],
      flags: ['package:@openfeature', 'package:lru-cache'],
      fleet: ['package:uuid'],
      'help-centre': ['package:jose'],
      identity: ['package:jose', 'package:lru-cache', 'package:uuid'],
      mail: ['package:nodemailer'],
      'event-bus': ['package:ioredis'],
      openid: ['package:openid-client'],
      'phone-numbers': ['package:libphonenumber-js'],
      photos: ['package:p-limit', 'package:sharp'],
      sheets: [workbookPorts, 'package:hucre', 'package:yauzl', 'package:yazl'],
      texts: [workbookPorts],
      archives: ['package:yazl'],
      places: ['package:geokdbush', 'package:kdbush', 'package:lru-cache'],
    },
    instead: 'An adapter knows the ports that it implements and its own outside library, never another adapter.',
  },
  {
    folder: 'apps/server/src/settings/',
    may: ['self', domain, contract, 'package:zod', 'node:'],
    instead: 'Settings are read, checked and passed on as values.',
  },
  {
    folder: 'apps/server/src/http/',
    may: [
      'self',
      domain,
      contract,
      'apps/server/src/features/{area}/ports.ts as types',
      'apps/server/src/settings/ as types',
      'package:fastify',
      'package:@fastify',
      'package:@scalar',
      'package:zod',
      'package:pino',
      'package:uuid',
      'package:ioredis',
      'package:lru-cache',
      'node:',
    ],
    instead: 'A transport knows the contract and the types of features; compose.ts passes it the rest.',
  },
  {
    folder: 'apps/server/src/live/',
    may: [
      'self',
      domain,
      contract,
      'apps/server/src/http/ as types',
      'apps/server/src/features/{area}/ports.ts as types',
      'package:fastify',
      'package:@fastify/websocket',
      'package:ws',
      'package:pino',
      'node:',
    ],
    instead: 'A transport knows the contract and the types of features; compose.ts passes it the rest.',
  },
  {
    folder: 'apps/server/src/jobs/',
    may: ['self', domain, contract, 'apps/server/src/features/{area}/ports.ts as types', 'package:pino', 'node:'],
    instead: 'The runner knows how to run jobs, not what they do.',
  },
  {
    folder: 'apps/server/src/main.ts',
    may: ['apps/server/src/compose.ts', 'apps/server/src/run-server.ts', 'apps/server/src/settings/'],
    instead: 'main.ts chooses the server; run-server.ts runs it.',
  },
  {
    folder: 'apps/server/src/run-server.ts',
    may: ['apps/server/src/compose.ts', 'apps/server/src/settings/', 'package:close-with-grace', 'node:'],
    instead: 'run-server.ts reads settings, composes the server, listens and stops, and nothing else.',
  },
  {
    folder: 'apps/server/src/compose',
    may: ['apps/server/', domain, contract, messages, 'package:', 'node:'],
    instead: 'compose.ts puts the server together; stand-ins for other systems belong to the demo (apps/demo).',
  },
  {
    folder: 'apps/server/src/processes/',
    may: [
      'self',
      'apps/server/src/compose/',
      'apps/server/src/jobs/ as types',
      'apps/server/src/settings/ as types',
      'package:fastify',
    ],
    instead: 'A process starts parts that compose.ts has put together.',
  },
  {
    folder: 'apps/demo/src/',
    may: ['self', 'apps/server/src/', domain, contract, messages, 'worlds/', 'simulators/', 'package:', 'node:'],
    instead: 'The demo adds a world and stand-ins to the server; it does not depend on the portal.',
  },
  {
    folder: 'apps/demo/tests/',
    may: [
      'self',
      'apps/demo/',
      'apps/server/',
      domain,
      contract,
      messages,
      'worlds/',
      'simulators/',
      'package:',
      'node:',
    ],
    instead: 'Tests of the demo may import the demo and the server.',
  },
  {
    folder: ui,
    may: ['self', 'package:react', 'package:react-dom', 'package:@ariakit/react', 'package:lucide-react'],
    instead: 'packages/ui knows nothing of the product: take texts and values as props.',
  },
  {
    folder: web,
    may: [
      'self',
      ui,
      domain,
      contract,
      messages,
      'package:react',
      'package:react-dom',
      'package:@tanstack/react-query',
      'package:leaflet',
      'package:i18next',
      'package:react-i18next',
      'package:protomaps-leaflet',
      'package:qr',
      'package:libphonenumber-js',
      'package:lucide-react',
      'package:@fontsource-variable',
    ],
    instead: 'packages/web wraps the browser and the API for every front end and depends on none of them.',
  },
  {
    folder: 'apps/portal/src/platform/',
    may: [
      'self',
      ui,
      web,
      domain,
      contract,
      messages,
      'package:react',
      'package:react-router',
      'package:@tanstack/react-query',
    ],
    instead:
      'platform/ is what the portal adds to packages/web: its session, vendors and addresses. It depends on no part and no feature.',
  },
  {
    folder: 'apps/portal/src/parts/',
    may: [
      'self',
      'apps/portal/src/platform/',
      ui,
      web,
      domain,
      contract,
      messages,
      'package:react',
      'package:react-router',
      'package:@tanstack',
      'package:lucide-react',
    ],
    instead: 'A part is shown by several features and imports none of them: take what differs as a prop.',
  },
  {
    folder: 'apps/portal/src/features/{area}/',
    may: [
      'self',
      'apps/portal/src/platform/',
      'apps/portal/src/parts/',
      ui,
      web,
      domain,
      contract,
      messages,
      'package:react',
      'package:react-router',
      'package:@tanstack',
      'package:react-hook-form',
      'package:lucide-react',
    ],
    instead: 'A feature never imports another feature: move what both show to parts/, or let app/ pass it as a prop.',
  },
  {
    folder: 'apps/portal/src/app/',
    may: ['apps/portal/src/', ui, web, domain, contract, messages, 'package:'],
    instead: 'app/ may import everything of the portal.',
  },
  {
    folder: 'apps/portal/src/main.tsx',
    may: ['apps/portal/src/', ui, web, 'package:'],
    instead: 'main.tsx boots the portal.',
  },
  {
    folder: 'apps/portal/tests/',
    may: [
      'self',
      'apps/portal/src/',
      ui,
      web,
      domain,
      contract,
      messages,
      'simulators/',
      'tools/browser.ts',
      'package:',
      'node:',
    ],
    instead: 'These tests may import the portal and simulators of outside services.',
  },
  {
    folder: 'apps/portal/',
    may: ['self', ui, web, contract, domain, messages, 'package:', 'node:'],
    instead: 'The portal’s build depends on no other app.',
  },
  {
    folder: 'simulators/',
    may: ['self', 'package:', 'node:'],
    instead: 'A simulator stands in for an outside system: it imports nothing of the product.',
  },
  {
    folder: 'worlds/',
    may: ['self', domain, contract, messages],
    instead: 'Worlds are data in the types of the domain.',
  },
  {
    folder: 'journeys/',
    may: ['self', domain, contract, messages, 'worlds/', 'tools/', 'package:', 'node:'],
    instead: 'A journey uses the running product, as a person does, never the apps’ source.',
  },
  {
    folder: 'bench/',
    // A ratio compares the server with the same SQL statement sent directly, and the reader of workbooks with other readers.
    may: [
      'self',
      domain,
      contract,
      messages,
      'worlds/',
      'tools/',
      'apps/server/src/adapters/postgres/orders/order-',
      'apps/server/src/adapters/sheets/workbook-reader.ts',
      'package:',
      'node:',
    ],
    instead: 'A benchmark measures the running product, never the apps’ source.',
  },
  {
    folder: 'tools/',
    may: ['self', 'packages/', 'package:', 'node:'],
    instead: 'Tools read the project’s files and import nothing of the apps.',
  },
];

/** What a test may import in addition to its folder's imports. */
export const testsMayAlso: readonly string[] = [
  'package:vitest',
  'package:fast-check',
  // Independent data that the country files are compared with.
  'package:currency-codes',
  'package:countries-and-timezones',
  'node:',
  'worlds/',
  'packages/contract/',
];

/** Tests of the whole server are outside its folders and may import all of it. */
export const serverTests: Rule = {
  folder: 'apps/server/tests/',
  may: [
    'apps/server/',
    'apps/demo/src/',
    domain,
    contract,
    messages,
    'worlds/',
    'simulators/',
    'tools/loaded-modules/',
    'package:',
    'node:',
  ],
  instead: 'Tests of the whole server may import all of it, and the demo.',
};
