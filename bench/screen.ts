import { loadavg } from 'node:os';
import { demoAccount } from '@riderbell/worlds/demo-vendors.ts';
import { startServerProcess } from '../tools/server-process.ts';
import { signIn } from './merchant.ts';
import { fillList, measureInteractions } from './scenarios/list-under-stream.ts';
import { measureScreenDelay } from './scenarios/screen-delay.ts';
import { TrackingPage } from './tracking-page.ts';

/** Changes per second that stream into the list. */
const rate = 50;

/** Measures the built portal in a real browser: the delay from a change to its paint, and interactions with a long list during a stream of changes. */
export async function benchScreen(
  settings: Record<string, string>,
  { events, orders, rounds }: { events: number; orders: number; rounds: number },
): Promise<void> {
  const server = await startServerProcess(settings);
  try {
    const merchant = await signIn(server.url, demoAccount.email, demoAccount.password);
    const delay = await TrackingPage.during(server.url, (screen) => measureScreenDelay(merchant, screen, events));
    console.log(
      `Stored change to its row painted, ${events} events: p50 ${delay.p50} ms, p99 ${delay.p99} ms, most ${delay.most} ms (aim: p99 under 500; load ${load()})`,
    );
    const filled = await fillList(merchant, orders);
    const figures = await TrackingPage.during(server.url, (screen) =>
      measureInteractions(merchant, screen, { orders: filled, rate, rounds }),
    );
    console.log(
      `List of ${orders} orders under ${figures.eventsASecond.toFixed(0)} events per second, interaction to next paint (aim: p75 at most 200 ms; load ${load()})`,
    );
    for (const [kind, { count, p75, p98, most }] of Object.entries(figures.byKind)) {
      console.log(`  ${kind}, ${count} times: p75 ${p75} ms, p98 ${p98} ms, most ${most} ms`);
    }
  } finally {
    await server.stop();
  }
}

function load(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}
