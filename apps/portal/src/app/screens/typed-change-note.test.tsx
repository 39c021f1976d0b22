// @vitest-environment happy-dom
import type { TrackedOrder } from '@riderbell/contract/shapes/tracked-order.ts';
import { englishTexts } from '@riderbell/messages/texts.ts';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChangeNote } from '../../features/recipient/change-note/change-note.tsx';
import { aTrackedOrder } from '../../features/recipient/tracked-order-fixture.ts';
import { ApiProblem, clientProblem } from '@riderbell/web/api/api-problem.ts';
import { click, eventually, type MountedPart, mountPart, type } from './mount-part.tsx';

const texts = englishTexts['change-note'];
const server = vi.hoisted(() => ({
  sent: [] as unknown[],
  answer: (() => undefined) as (value: unknown) => void,
  refuse: (() => undefined) as (value: unknown) => void,
}));
vi.mock('../../platform/api/call-api.ts', () => ({
  callApi: (_: unknown, { body }: { body: unknown }) => {
    server.sent.push(body);
    return new Promise((answer, refuse) => Object.assign(server, { answer, refuse }));
  },
}));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const asked = { said: null, dropped: false, choices: [300, 500, 1000] };
const orderWith = (note: Partial<typeof asked> | { said: { pays_with: number; change: number } }): TrackedOrder =>
  aTrackedOrder({ to_pay: 265, change_note: { ...asked, ...note } });
let answers = 0;
/** A newer copy of the order. */
const answerWith = (note: Parameters<typeof orderWith>[0]): TrackedOrder => {
  answers += 1;
  return { ...orderWith(note), updated_at: new Date(Date.UTC(2026, 10, 21, 6) + answers).toISOString() };
};

let page: MountedPart;
const onChange = vi.fn();
const open = async (order = orderWith({})) => {
  page = await mountPart(<ChangeNote order={order} onChange={onChange} />);
};
const text = () => (page.box.textContent ?? '').replaceAll(/[\u2068\u2069]/g, '');
const pressed = () => [...page.box.querySelectorAll('[aria-pressed=true]')].map(({ textContent }) => textContent);

const answer = (answered: { result: TrackedOrder }) => act(async () => server.answer(answered));

beforeEach(() => {
  server.sent = [];
});
afterEach(() => page.unmount());

describe('what the recipient pays with', () => {
  it('is saved by one press, once, and the page says which change comes', async () => {
    await open();
    await click(page.button('฿1000.00'));
    await click(page.button('฿1000.00'));
    await click(page.button('฿500.00'));
    expect(server.sent).toEqual([{ pays_with: 1000 }]);
    await answer({ result: answerWith({ said: { pays_with: 1000, change: 735 } }) });
    await eventually(() => expect(text()).toContain('You pay with ฿1000.00. The rider brings ฿735.00 change.'));
    expect(pressed()).toEqual(['฿1000.00']);
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('is taken back by another press on the same amount', async () => {
    await open(orderWith({ said: { pays_with: 265, change: 0 } }));
    expect(text()).toContain(texts['said.exact']);
    await click(page.button(texts.exact));
    expect(server.sent).toEqual([{ pays_with: null }]);
    await answer({ result: answerWith({}) });
    await eventually(() => expect(pressed()).toEqual([]));
  });

  it('may be typed, in the formats of the reader', async () => {
    await open();
    await click(page.button(texts.other));
    await type(page.field(texts['other.label']), '1,200 THB?');
    await click(page.button(texts.save));
    expect(text()).toContain(texts.impossible);
    await type(page.field(texts['other.label']), '฿1,200');
    await click(page.button(texts.save));
    expect(server.sent).toEqual([{ pays_with: 1200 }]);
    await answer({ result: answerWith({ said: { pays_with: 1200, change: 935 } }) });
    await eventually(() => expect(pressed()).toEqual(['฿1200.00']));
  });

  it('keeps the earlier answer and explains a refusal or a lost connection', async () => {
    await open(orderWith({ said: { pays_with: 500, change: 235 } }));
    const refusal = { code: 'change-note.impossible', translationKey: 'x', field: null, values: {} };
    for (const [problem, words] of [
      [new ApiProblem(422, [refusal], null), texts.impossible],
      [clientProblem('client.unreachable'), texts.failed],
    ] as const) {
      await click(page.button('฿300.00'));
      await act(async () => server.refuse(problem));
      await eventually(() => expect(text()).toContain(words));
      expect(pressed()).toEqual(['฿500.00']);
    }
  });

  it('is asked again after the amount has changed', async () => {
    await open(orderWith({ dropped: true }));
    expect(text()).toContain(texts.dropped);
  });
});
