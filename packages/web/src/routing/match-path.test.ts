import { describe, expect, it } from 'vitest';
import { matchPath } from './match-path.ts';

describe('the pattern of an address', () => {
  it.each([
    ['/', '/', {}],
    ['/connect', '/connect', {}],
    ['/connect', '/Connect/', {}],
    ['/history/:vendorID?', '/history', {}],
    ['/history/:vendorID?', '/history/', {}],
    ['/history/:vendorID?', '/history/d001', { vendorID: 'd001' }],
    ['/bulk-order/:vendorID/:bulkJobID', '/bulk-order/d001/job-1', { vendorID: 'd001', bulkJobID: 'job-1' }],
    ['*', '/nowhere/at/all', {}],
  ])('%s is %s', (pattern, pathname, params) => {
    expect(matchPath(pattern, pathname)).toEqual(params);
  });

  it.each([
    ['/', '/connect'],
    ['/connect', '/'],
    ['/connect', '/connected'],
    ['/connect', '/connect/now'],
    ['/history/:vendorID?', '/history/d001/more'],
    ['/bulk-order/:vendorID/:bulkJobID', '/bulk-order/d001'],
    ['/bulk-order/:vendorID/:bulkJobID', '/bulk-order//job-1'],
  ])('%s is not %s', (pattern, pathname) => {
    expect(matchPath(pattern, pathname)).toBeNull();
  });

  it('gives a name as it was before it was encoded, and what is no encoding as it is', () => {
    expect(matchPath('/history/:vendorID?', '/history/caf%C3%A9%2F1')).toEqual({ vendorID: 'café/1' });
    expect(matchPath('/history/:vendorID?', '/history/100%')).toEqual({ vendorID: '100%' });
  });
});
