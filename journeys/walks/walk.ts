import type { Page } from '@playwright/test';
import type { Merchant } from '../merchant.ts';
import type { Words } from '../words.ts';

/** One way through the screens of the product, in any language and at any width; at each state somebody looks at it. */
export interface Walk {
  readonly page: Page;
  readonly say: Words;
  /** A desktop's navigation and form, not a phone's. */
  readonly wide: boolean;
  /** What is to hold on every screen. */
  readonly look: (state: string) => Promise<void>;
}

/** A walk that needs orders, which a merchant makes beside the screen. */
export interface MerchantWalk extends Walk {
  readonly merchant: Merchant;
  /** Whether the server asks within seconds about an order that finds no rider (NO_RIDER_ALERT_MINUTES). */
  readonly asksSoon?: boolean;
}
