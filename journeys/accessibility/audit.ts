import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { findPoorControls } from './touch-targets.ts';

export const axeRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits until nothing is loading, not even the portal: an empty page has no accessibility violations. */
export async function expectSettled(page: Page, state: string): Promise<void> {
  await expect(page.locator('[aria-busy=true], .app-splash'), `${state} has settled`).toHaveCount(0);
}

/**
 * Expects no violations on the screen, light and dark, and no sideways scrolling. The test continues after a failure, so that one run
 * reports all of them.
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
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
    // A colour that is still changing is not the final one.
    await expect.poll(() => page.evaluate<number>(moving)).toBe(0);
    // The only frame, the help centre's, is a page that is audited separately.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    // Only the colours differ in the dark.
    const { violations } = await (
      colorScheme === 'light' ? axe.withTags(axeRules) : axe.withRules('color-contrast')
    ).analyze();
    const faults = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    );
    expect.soft(faults, `${state}, ${colorScheme}`).toEqual([]);
  }
}

/** Expects every control to be large enough for a finger and to have a name. */
export async function expectUsableByTouch(page: Page, state: string): Promise<void> {
  expect.soft(await page.evaluate<string[]>(findPoorControls), `controls of ${state}`).toEqual([]);
}
