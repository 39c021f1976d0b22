import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { findPoorControls } from './touch-targets.ts';

export const axeRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Nothing is on its way any more, the portal itself included: an empty page has no fault. */
export async function expectSettled(page: Page, state: string): Promise<void> {
  await expect(page.locator('[aria-busy=true], .app-splash'), `${state} has settled`).toHaveCount(0);
}

/**
 * No violation in what is on the screen now, light and dark, and nothing that has to be scrolled sideways. It goes on after
 * a fault, so that one run tells all of them.
 */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await expectSettled(page, state);
  const beyond = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  await expect
    .configure({ soft: true })
    .poll(() => page.evaluate<number>(beyond), `${state} scrolls sideways by`)
    .toBeLessThanOrEqual(0);
  const moving = "document.getAnimations().filter(({ playState }) => playState === 'running').length";
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    // A colour that still changes is not the one that people read.
    await expect.poll(() => page.evaluate<number>(moving)).toBe(0);
    // The one frame that there is, the help centre's, is a page of its own and audited as one.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    // Only the colours are others in the dark.
    const { violations } = await (
      colorScheme === 'light' ? axe.withTags(axeRules) : axe.withRules('color-contrast')
    ).analyze();
    const told = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    );
    expect.soft(told, `${state}, ${colorScheme}`).toEqual([]);
  }
}

/** On a phone a finger hits every control, and each has a name. */
export async function expectWithinReach(page: Page, state: string): Promise<void> {
  expect.soft(await page.evaluate<string[]>(findPoorControls), `controls of ${state}`).toEqual([]);
}
