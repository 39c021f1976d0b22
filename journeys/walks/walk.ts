import type { Page } from '@playwright/test';
import type { Merchant } from '../merchant.ts';
import type { Words } from '../words.ts';

/** A walk through screens of the product, in any language and at any width, which checks each state. */
export interface Walk {
  readonly page: Page;
  readonly say: Words;
  /** Whether the screen has the navigation and form of a desktop, not of a phone. */
  readonly wide: boolean;
  /** Checks the screen; the state is for the report. */
  readonly check: (state: string) => Promise<void>;
}

/** A walk that needs orders, which a merchant creates with the API. */
export interface MerchantWalk extends Walk {
  readonly merchant: Merchant;
  /** Whether the server alerts within seconds about an order without a rider (NO_RIDER_ALERT_MINUTES). */
  readonly alertsEarly?: boolean;
}
