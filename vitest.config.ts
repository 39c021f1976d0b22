import { defineConfig } from 'vitest/config';
import { temporaryFilesFolder } from './tools/temporary-files.ts';

// The forks inherit it.
process.env['TMPDIR'] = temporaryFilesFolder();

/** What only a separate database server can show, and what needs other programs that `npm run test:services` requires. */
const serverAlone = [
  '**/outage.test.ts',
  '**/processes/roles.test.ts',
  '**/exports/libreoffice.test.ts',
  '**/bulk-orders/libreoffice-workbooks.test.ts',
  '**/exports/unzip.test.ts',
];
/** What always opens the embedded database: with a database server configured it would show the same again. */
const embeddedAlone = ['packages/embedded-database/**', '**/embedded-database.test.ts', '**/every-country.test.ts'];

/** By default vitest leaves one processor free, which on a machine with two is half of it. */
const everyProcessor = '100%';

/** One run for all packages; each project names what its tests may need. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          setupFiles: ['./tools/property-seed.ts'],
          include: [
            'packages/**/*.test.ts',
            'tools/**/*.test.ts',
            'simulators/**/*.test.ts',
            'worlds/**/*.test.ts',
            'apps/server/src/**/*.test.ts',
            'apps/demo/src/**/*.test.ts',
          ],
          exclude: [
            '**/node_modules/**',
            'apps/server/src/adapters/postgres/**',
            'packages/{embedded-database,ui,web}/**',
          ],
          maxWorkers: everyProcessor,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'portal',
          setupFiles: ['./tools/property-seed.ts'],
          include: ['{apps/portal,packages/ui,packages/web}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          maxWorkers: everyProcessor,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Suites of a running server and of the databases: they open databases and processes, so a few at a time.
        test: {
          name: 'server',
          globalSetup: ['./apps/server/tests/database-templates.ts'],
          setupFiles: ['./tools/property-seed.ts'],
          include: [
            'apps/server/tests/**/*.test.ts',
            'apps/demo/tests/**/*.test.ts',
            'apps/server/src/adapters/postgres/**/*.test.ts',
            'packages/embedded-database/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', ...(process.env['TEST_DATABASE_URL'] ? embeddedAlone : serverAlone)],
          pool: 'forks',
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
