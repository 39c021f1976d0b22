import { languages } from '@riderbell/domain/countries/languages.ts';
import { describe, expect, it } from 'vitest';
import { isRecipientPage, languagesAt } from './page-languages.ts';
import { paths } from '../platform/paths.ts';

const id = 'd001-0123456789';

describe('the languages of a page', () => {
  it.each([paths.tracking(id), paths.deliveryReceipt(id), paths.trackingC2c(id), `/Tracking/${id}/`])(
    'offers every language of the product at %s',
    (path) => {
      expect(isRecipientPage(path)).toBe(true);
      const [first, ...others] = languagesAt(path, ['th_TH']);
      expect(first).toBe('th_TH');
      expect(['th_TH', ...others].toSorted()).toEqual(languages.toSorted());
    },
  );

  it.each([paths.landing(), paths.orderTracking('d001', id), '/tracking', `/tracking/${id}/more`])(
    'offers only the deployment’s languages at %s',
    (path) => {
      expect(isRecipientPage(path)).toBe(false);
      expect(languagesAt(path, ['th_TH'])).toEqual(['th_TH']);
    },
  );
});
