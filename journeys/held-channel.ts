import type { Page } from '@playwright/test';
import { livePath, serverMessage } from '@riderbell/contract/live/messages.ts';
import type { OrderStatus } from '@riderbell/domain/orders/order-status.ts';
import type { Customer } from './customers.ts';

/**
 * Delays the live messages of a page that is opened afterwards once the customer's order has reached the status: the demo's riders are
 * past any status within seconds. The returned function sends them on.
 */
export async function holdAt(page: Page, customer: Customer, status: OrderStatus): Promise<() => void> {
  let reached = false;
  let released = false;
  const delayed: (() => void)[] = [];
  await page.routeWebSocket(new RegExp(`${livePath}\\?`), (socket) => {
    socket.connectToServer().onMessage((message) => {
      const pass = () => socket.send(message);
      if (reached && !released) delayed.push(pass);
      else pass();
      const { success, data } = serverMessage.safeParse(JSON.parse(String(message)));
      if (!success || data.type !== 'order_update') return;
      if (data.order.customer.name === customer.name && data.order.status === status) reached = true;
    });
  });
  return () => {
    released = true;
    for (const pass of delayed) pass();
  };
}
