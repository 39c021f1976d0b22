import { expect, it } from 'vitest';
import { everyStep } from './request-steps.ts';
import { type Transition, transitions } from './transitions.ts';
import type { RequestEvent } from './request-flow.ts';

/** "isOpenWithDestination" as words. */
const words = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function line(event: string, { from, to, when }: Transition<RequestEvent>): string {
  const steps = from.length === everyStep.length ? 'any step' : from.join(', ');
  return `| ${event} | ${steps} | ${when ? words(when.name) : ''} | ${to} |`;
}

it('docs/request-flow.md shows the current table', async () => {
  const rows = Object.entries(transitions).flatMap(([event, all]) =>
    (all as readonly Transition<RequestEvent>[]).map((row) => line(event, row)),
  );
  const page = [
    '# The request flow',
    '',
    'The flow of requesting a rider (specification §4), as defined in `packages/domain/src/requests/transitions.ts`. The first row with a',
    'matching step and condition applies; without one, nothing happens. To update this page, run',
    '`npx vitest run packages/domain/src/requests/flow-page.test.ts -u`.',
    '',
    '| Event | At | If | Leads to |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
  await expect(page).toMatchFileSnapshot('../../../../docs/request-flow.md');
});
