import type { Page } from '@playwright/test';
import { livePath, serverMessage } from '@riderbell/contract/live/messages.ts';
import type { OrderStatus } from '@riderbell/domain/orders/order-status.ts';
import type { Customer } from './customers.ts';

/**
 * Lets a page that is opened afterwards hear of the customer's order until it has come to the status, and keeps back what the live
 * channel says then: the demo's riders are beyond any status within seconds. After the release everything goes on.
 * @returns the release
 */
export async function holdAt(page: Page, customer: Customer, status: OrderStatus): Promise<() => void> {
  let reached = false;
  let released = false;
  const kept: (() => void)[] = [];
  await page.routeWebSocket(new RegExp(`${livePath}\\?`), (socket) => {
    socket.connectToServer().onMessage((message) => {
      const pass = () => socket.send(message);
      if (reached && !released) kept.push(pass);
      else pass();
      const { success, data } = serverMessage.safeParse(JSON.parse(String(message)));
      if (!success || data.type !== 'order_update') return;
      if (data.order.customer.name === customer.name && data.order.status === status) reached = true;
    });
  });
  return () => {
    released = true;
    for (const pass of kept) pass();
  };
}
