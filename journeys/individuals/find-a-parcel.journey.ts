import { expect, test } from '../fixtures.ts';
import { waitForHydration } from '../served-page.ts';
import { english as say } from '../words.ts';

test('an invalid parcel is reported at the field and its input remains; an id and a link open the parcel without a session', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/#individuals');
  const entry = page.getByRole('region', { name: say('landing', 'entry.individuals.title') });
  const field = entry.getByLabel(say('landing', 'entry.track.label'));
  const track = entry.getByRole('button', { name: say('landing', 'entry.track.action') });
  await waitForHydration(page);

  await track.click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(say('landing', 'entry.track.empty'));
  await field.fill('my parcel');
  await expect(field).toHaveAccessibleDescription('');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/This is not an order ID/);
  await expect(field).toHaveValue('my parcel');
  await field.fill('https://elsewhere.example/tracking-c2c/guest-7K3M9QX2AB');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(say('landing', 'entry.track.link-elsewhere'));
  await expect(page).toHaveURL(/\/#individuals$/);

  await field.fill(' Guest 7k3m 9qx2 ol ');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/tracking-c2c\/guest-7K3M9QX201$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('public-tracking', 'state.not-found.title'));
  await page.getByRole('link', { name: say('public-tracking', 'state.not-found.action') }).click();
  await expect(page).toHaveURL(/\/#individuals$/);
  await expect(field).toBeInViewport();
  await field.fill(`Follow it here: ${new URL('/tracking/d001-7K3M9QX201', page.url()).href}.`);
  await track.click();
  await expect(page).toHaveURL(/\/tracking-c2c\/d001-7K3M9QX201$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('public-tracking', 'state.not-found.title'));
  expect(requested.filter((path) => path.endsWith('/guest/session'))).toEqual([]);
  expect(await page.evaluate<string[]>('Object.keys(localStorage)')).not.toContain('riderbell.guest-token');
});
