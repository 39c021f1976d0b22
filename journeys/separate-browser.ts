import { type Browser, expect, type Page } from '@playwright/test';
import type { SignIn } from './merchant.ts';
import { SignInScreen } from './screens/sign-in-screen.ts';

/** A page of another person's browser, which has seen the welcome tour. The journey closes its context. */
export async function separatePage(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  await context.addInitScript("localStorage.setItem('riderbell.welcome-tour', '\"seen\"')");
  return context.newPage();
}

/** The same, signed in. */
export async function signedInPage(browser: Browser, baseURL: string, who: SignIn): Promise<Page> {
  const page = await separatePage(browser, baseURL);
  const screen = new SignInScreen(page);
  await screen.open();
  await screen.fill(who);
  await screen.submit.click();
  await expect(page).toHaveURL(/\/request-a-rider\//);
  return page;
}
