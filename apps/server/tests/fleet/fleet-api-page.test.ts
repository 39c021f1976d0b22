import { readFile } from 'node:fs/promises';
import type { CallRequest } from '@riderbell/contract/call.ts';
import { calls } from '@riderbell/contract/calls.ts';
import { errorAnswer } from '@riderbell/contract/errors/error-answer.ts';
import {
  courierRefusal,
  dispatchedOrder,
  ignoredReports,
  positionReports,
  statusReports,
  withdrawnOrder,
} from '@riderbell/contract/shapes/fleet.ts';
import { positionRefusals } from '@riderbell/domain/fleet/position-rules.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { courierCheck, signatureOf } from '../../src/adapters/fleet/signatures.ts';
import { fleetStatuses } from '../../src/features/fleet/ports.ts';
import { dispatchedOrder as placeDispatched } from '../orders/order-requests.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';
import { photo } from './fleet-reports.ts';
import { courierSettings } from './testing-courier.ts';

const page = await readFile(new URL('../../../../docs/fleet-api.md', import.meta.url), 'utf8');
const orderOfPage = 'd001-7K3M9QX2AB';

/** The content of the fenced block with this name. */
function block(name: string): string {
  const [, text] = new RegExp(String.raw`\n\`\`\`\w+ ${name}\n([\s\S]*?)\n\`\`\``).exec(page) ?? [];
  if (text === undefined) throw new Error(`the page has no example ${name}`);
  return text;
}
const example = (name: string): unknown => JSON.parse(block(name));

/** The first cell of each row of the table under a heading. */
function firstCells(after: string, heading: string): string[] {
  const section = page.slice(page.indexOf(after));
  const table = section.slice(section.indexOf(`| ${heading} |`)).split('\n\n')[0] ?? '';
  return [...table.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, word = '']) => word);
}

let server: TestingServer;
let orderId = '';
beforeAll(async () => {
  server = await startTestingServer({ settings: courierSettings });
  orderId = (await placeDispatched(server)).order_id;
});
afterAll(() => server.stop());

const withOrderId = <T>(value: T): T => JSON.parse(JSON.stringify(value).replaceAll(orderOfPage, orderId)) as T;

describe('the page of the fleet API', () => {
  it('signs its example as the server does', () => {
    const [, secret = ''] = /with the secret `([^`]+)`/.exec(page) ?? [];
    const [head = '', body = ''] = block('example-request').split('\n\n');
    const [, method = '', path = ''] = /^(\w+) (\S+)$/m.exec(head) ?? [];
    const [, timestamp = ''] = /Riderbell-Timestamp: (\d+)/.exec(head) ?? [];
    const [, signature] = /Riderbell-Signature: (\S+)/.exec(head) ?? [];
    expect(signature).toBe(signatureOf(secret, { timestamp, method, path, body: Buffer.from(body) }));
    expect(statusReports.safeParse(JSON.parse(body)).success).toBe(true);
  });

  it('signs the digest of its example as the server does', () => {
    const [, secret = ''] = /with the secret `([^`]+)`/.exec(page) ?? [];
    const [, body = ''] = block('example-request').split('\n\n');
    const head = block('example-digest');
    const [, method = '', path = ''] = /^(\w+) (\S+)$/m.exec(head) ?? [];
    const headers = Object.fromEntries(
      [...head.matchAll(/^(Riderbell-[\w-]+): (\S+)$/gm)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        value,
      ]),
    );
    const at = Number(headers['riderbell-timestamp']) * 1000;
    const check = courierCheck([secret], () => at);
    expect(check.checkHeaders({ method, path, headers })).toEqual({ ok: true, proven: true });
    expect(check.check({ method, path, headers, body: Buffer.from(body) })).toBeNull();
  });

  it('shows requests exactly as the portal sends them', () => {
    expect(dispatchedOrder.parse(example('dispatch'))).toEqual(example('dispatch'));
    expect(withdrawnOrder.parse(example('withdraw'))).toEqual(example('withdraw'));
    expect(errorAnswer.parse(example('error'))).toEqual(example('error'));
  });

  it('shows the server’s answer to its example of events', async () => {
    const body = withOrderId(example('reportStatuses')) as CallRequest<typeof calls.reportStatuses>['body'];
    const answer = await server.client.answer(calls.reportStatuses, { body }, { signedAt: server.clock.now() });
    expect(answer).toEqual(withOrderId(example('reportStatuses-answer')));
  });

  it('shows the server’s answer to its example of positions', async () => {
    const body = example('reportPositions') as CallRequest<typeof calls.reportPositions>['body'];
    const answer = await server.client.answer(calls.reportPositions, { body }, { signedAt: server.clock.now() });
    expect(answer).toEqual(example('reportPositions-answer'));
  });

  it('shows the server’s answer to a photo', async () => {
    const request = {
      params: { id: orderId, kind: 'delivery' as const },
      query: { taken_at: '2026-11-21T04:24:00Z' },
      body: { type: 'image/png', bytes: photo },
    };
    const answer = await server.client.answer(calls.uploadProof, request, { signedAt: server.clock.now() });
    expect(answer).toEqual(example('uploadProof-answer'));
  });

  it('lists every fleet status and every reason, and no others', () => {
    expect(firstCells('### Statuses', 'status')).toEqual([...fleetStatuses]);
    expect(firstCells('### POST /hurrier/api/v1/fleet/events', 'why').toSorted()).toEqual(
      [...ignoredReports].toSorted(),
    );
    expect(firstCells('### POST /hurrier/api/v1/fleet/positions', 'why')).toEqual([...positionRefusals]);
  });

  it('has a companion page with the shapes as JSON Schema', async () => {
    const shapes = {
      'PUT {FLEET_URL}/orders/{order_id}': dispatchedOrder,
      'POST {FLEET_URL}/orders/{order_id}/withdraw': withdrawnOrder,
      'the body of your 422': courierRefusal,
      'POST /hurrier/api/v1/fleet/events': statusReports,
      'its answer': calls.reportStatuses.answer,
      'POST /hurrier/api/v1/fleet/positions': positionReports,
      'its answer ': calls.reportPositions.answer,
      'the answer to PUT /hurrier/api/v1/fleet/orders/{order_id}/proofs/{kind}': calls.uploadProof.answer,
      'every error': errorAnswer,
    };
    const parts = Object.entries(shapes).map(([name, shape]) => {
      const schema = JSON.stringify(z.toJSONSchema(shape, { io: 'input' }), null, 2);
      return `## ${name.trim()}\n\n\`\`\`json\n${schema}\n\`\`\`\n`;
    });
    const intro =
      '# Shapes of the fleet API\n\nGenerated from the contract (`npx vitest run apps/server/tests/fleet/fleet-api-page.test.ts -u`); [fleet-api.md](fleet-api.md) explains them.\n';
    await expect([intro, ...parts].join('\n')).toMatchFileSnapshot('../../../../docs/fleet-api-schemas.md');
  });
});
