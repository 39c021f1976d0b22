import { translatedLanguages } from '@riderbell/messages/languages.ts';
import { describe, expect, it } from 'vitest';
import { isRecipientPage, languagesAt } from './page-languages.ts';
import { paths } from './paths.ts';

const id = 'd001-0123456789';

describe('a page of a recipient', () => {
  it.each([paths.tracking(id), paths.deliveryReceipt(id), paths.trackingC2c(id), `/Tracking/${id}/`])(
    'at %s can be in every language that there are texts in',
    (path) => {
      expect(isRecipientPage(path)).toBe(true);
      expect(languagesAt(path, ['th_TH'])).toEqual(translatedLanguages);
    },
  );

  it.each([paths.landing(), paths.orderTracking('d001', id), '/tracking', `/tracking/${id}/more`])(
    'is not at %s, which has the languages of the deployment',
    (path) => {
      expect(isRecipientPage(path)).toBe(false);
      expect(languagesAt(path, ['th_TH'])).toEqual(['th_TH']);
    },
  );
});
