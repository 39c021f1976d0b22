import { errorCodes } from '@riderbell/contract/errors/error-codes.ts';
import { expect, it } from 'vitest';
import { errorTexts } from './errors-complete.ts';

it('every error code of the API has a text', () => {
  expect(Object.keys(errorTexts)).toEqual(expect.arrayContaining(Object.values(errorCodes).map(({ key }) => key)));
});
