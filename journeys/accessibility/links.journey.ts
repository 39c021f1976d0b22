import { expect, test } from '../fixtures.ts';
import { walkLinks } from '../walks/walk-links.ts';
import { english, wordsOf } from '../words.ts';
import { expectAccessible } from './audit.ts';

test('a recipient can use the links of an order on a desktop, and so can its merchant, who sees the fee', async ({
  merchantPage: page,
  merchant,
}) => {
  await walkLinks({ page, say: english, wide: true, merchant, check: (state) => expectAccessible(page, state) });
  const fee = page.getByRole('region', { name: english('delivery-receipt', 'fee.title') });
  await expect(fee).toContainText(english('delivery-receipt', 'fee.base'));
  await expectAccessible(page, 'receipt with the fee');
});

test.describe('on a phone in Arabic, right to left', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'ar', contextOptions: { reducedMotion: 'reduce' } });

  test('a recipient can use the links of an order', async ({ page, merchant }) => {
    await walkLinks({
      page,
      say: wordsOf('ar'),
      wide: false,
      merchant,
      check: (state) => expectAccessible(page, state),
    });
    await expectAccessible(page, 'receipt');
  });
});
