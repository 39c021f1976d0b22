import { readFile } from 'node:fs/promises';
import { faultOfFlagFile } from '@riderbell/domain/flags/flag-file.ts';
import { defaultFlags, type FlagName, flagNames } from '@riderbell/domain/flags/flags.ts';
import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readFlagFile } from '../../src/adapters/flags/read-flag-file.ts';
import { flagGuide } from './flag-guide.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const shipped = `${root}/apps/server/flags/default-flags.json`;

/** All code that may use flags, as one text: without the list of flags, tests and test data. */
async function code(): Promise<string> {
  const texts: string[] = [];
  for (const folder of ['apps/portal/src', 'packages/web/src', 'apps/server/src', 'packages/domain/src']) {
    for await (const path of glob('**/*.{ts,tsx}', { cwd: `${root}/${folder}` })) {
      if (/\.test\.|^flags\/|adapters\/flags\/|samples|fixture/.test(path)) continue;
      texts.push(await readFile(`${root}/${folder}/${path}`, 'utf8'));
    }
  }
  return texts.join('\n');
}

const asked = (text: string, name: FlagName): boolean =>
  text.includes(`'${name}'`) || new RegExp(String.raw`flags\.${name}\b`, 'i').test(text);

async function defaults(): Promise<Readonly<Record<FlagName, boolean>>> {
  const core = await readFlagFile(shipped);
  return Object.fromEntries(
    flagNames.map((name) => [name, core.resolveBooleanEvaluation(name, false, {}).value]),
  ) as Record<FlagName, boolean>;
}

describe('the shipped flag file', () => {
  it('is valid and contains every flag once', async () => {
    const text = await readFile(shipped, 'utf8');
    expect(faultOfFlagFile(text)).toBeNull();
    expect(Object.keys((JSON.parse(text) as { flags: object }).flags)).toEqual([...flagNames]);
  });

  it('has the defaults that the specification gives (§9)', async () => {
    const { planned_maintenance, unplanned_maintenance, google_autocomplete, helpcenter } = await defaults();
    const given = { planned_maintenance, unplanned_maintenance, google_autocomplete, helpcenter };
    expect(given).toEqual({
      planned_maintenance: false,
      unplanned_maintenance: false,
      google_autocomplete: false,
      helpcenter: true,
    });
    expect(defaultFlags()).toMatchObject(given);
  });

  it('turns nothing on that is not built', async () => {
    const on = await defaults();
    expect(flagNames.filter((name) => on[name] && flagGuide[name].where === null)).toEqual([]);
  });
});

describe('docs/flags.md', () => {
  it('says of each flag correctly whether it is built or still to come', async () => {
    const text = await code();
    const wrong = flagNames.filter((name) => asked(text, name) !== (flagGuide[name].where !== null));
    expect(wrong).toEqual([]);
    const incomplete = flagNames.filter((name) => flagGuide[name].where === null && !flagGuide[name].coming);
    expect(incomplete).toEqual([]);
  });

  it('is generated from the guide (vitest with -u writes it)', async () => {
    const on = await defaults();
    const rows = flagNames.map((name) => {
      const { gates, where, coming } = flagGuide[name];
      const built = where ?? '–';
      return `| \`${name}\` | ${on[name] ? 'on' : 'off'} | ${gates} | ${built} | ${coming ?? ''} |`;
    });
    const page = [
      intro,
      '| Flag | Default | What it gates | Where it is asked | Comes with |',
      '| --- | --- | --- | --- | --- |',
      ...rows,
      '',
    ];
    await expect(page.join('\n')).toMatchFileSnapshot('../../../../docs/flags.md');
  });
});

const intro = `# Feature flags

Each is on or off (specification §6). A page comes with the current values. An open tab asks again every 5 minutes, when it is shown after that long, and
0.4 s after a sign-in or a change of vendor, and applies changes without a reload. No request waits for a flag service.

**Switch one** in a file in [flagd's format](https://flagd.dev/reference/flag-definitions/): copy \`apps/server/flags/default-flags.json\`, which has the
defaults below, and name it in \`FLAG_FILE\`. The server reads it again when it changes; a wrong file is refused and logged, and the old flags stay. A rule may
use \`targetingKey\` (the vendor's id), \`mode\` (CLASSIC, GODROID, GUEST), \`country\`, \`brand\` and \`environment\`:

\`\`\`json
{
  "flags": {
    "pre_order": {
      "state": "ENABLED",
      "variants": { "on": true, "off": false },
      "defaultVariant": "off",
      "targeting": { "if": [{ "in": [{ "var": "targetingKey" }, ["demo", "d001"]] }, "on", "off"] }
    }
  }
}
\`\`\`

**Ask a flag service** that speaks OFREP, OpenFeature's remote protocol (flagd, GO Feature Flag, Flipt and others), with \`FLAG_PROVIDER=ofrep\` and
\`FLAG_SERVICE_URL\`. Each context is asked for every 5 minutes, for at most 2 s. A missing or wrong value falls back to the service's last one, then to the
file, then to the default of the code (only \`helpcenter\` is on). The log says once that a service is down, and once that it is back.

**Ask the server** as any OFREP provider does: \`POST /ofrep/v1/evaluate/flags\` (all, with an \`ETag\`; \`If-None-Match\` gets a 304) and
\`POST /ofrep/v1/evaluate/flags/{key}\` (one), with \`{ "context": { "targetingKey": "d001" } }\`. Without a session the answer is that of a signed-out
visitor; with one it is that of a vendor that the session may see. The server decides country, brand and mode. A refusal has the protocol's \`errorCode\` and
\`errorDetails\` beside the usual error shape.

This page is made from \`apps/server/tests/flags/flag-guide.ts\`, and a test compares it with the code
(\`npx vitest run apps/server/tests/flags/flag-guide.test.ts -u\`).
`;
