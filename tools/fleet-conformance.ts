import { parseArgs } from 'node:util';
import { judgeCourier, type Verdict } from './fleet-conformance/conformance.ts';

const usage = `npm run fleet:conformance -- --url http://127.0.0.1:9000 --secret <of at least 32 characters>

Acts as Riderbell for a courier system, and reports where the system differs from docs/fleet-api.md. Meanwhile the system has
to send its reports to http://127.0.0.1:9100, and should deliver faster than in real time. Exits with 1 after a fault.

  --url        the courier system's address (FLEET_URL)
  --secret     the shared secret (FLEET_SECRETS)
  --port 9100  the port where the kit listens, on this machine only
  --patience 60   seconds that an order may take until it ends
  --silence 4     seconds in which a withdrawn order must not be reported
  --at 13.7385,100.5615   where the kit's orders are collected`;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      secret: { type: 'string' },
      port: { type: 'string', default: '9100' },
      patience: { type: 'string', default: '60' },
      silence: { type: 'string', default: '4' },
      at: { type: 'string', default: '13.7385,100.5615' },
    },
  });
  const { url, secret } = values;
  const [port, patience, silence] = [values.port, values.patience, values.silence].map(Number);
  const [latitude, longitude] = values.at.split(',').map(Number);
  const numbers = [port, patience, silence, latitude, longitude];
  if (!url || !URL.canParse(url) || !secret || secret.length < 32 || !numbers.every(Number.isFinite)) {
    console.error(usage);
    return 2;
  }
  const verdicts = await judgeCourier({
    url,
    secret,
    port: port ?? 0,
    patienceMilliseconds: (patience ?? 0) * 1000,
    silenceMilliseconds: (silence ?? 0) * 1000,
    at: { latitude: latitude ?? 0, longitude: longitude ?? 0 },
    onListening: (address) => console.log(`The kit waits for reports at ${address}\n`),
    onVerdict: (verdict) => console.log(lineOf(verdict)),
  });
  const faults = verdicts.filter(({ fault }) => fault !== null).length;
  console.log(`\n${verdicts.length} checks, ${faults === 0 ? 'all passed' : `${faults} failed`}`);
  return faults === 0 ? 0 : 1;
}

function lineOf({ check, says, fault }: Verdict): string {
  return fault === null ? `ok    ${check}` : `FAULT ${check}: ${fault} (docs/fleet-api.md: “${says}”)`;
}

process.exitCode = await main();
