import type { FlagName } from '@riderbell/domain/flags/flags.ts';
import { describe, expect, it } from 'vitest';
import { type RouteName, routePatterns } from '../../platform/paths.ts';
import { isPublicPage, type Verdict, verdictOn, type Visitor } from './verdict.ts';

const visitors: readonly Visitor[] = ['signed-out', 'merchant', 'guest', 'embedded'];
const toStart: Verdict = { redirect: '/' };
const toRequest: Verdict = { redirect: '/request-a-rider' };
const toMaintenance: Verdict = { redirect: '/maintenance' };

/** The verdicts for a signed-out visitor, a merchant, a guest and the embedded mode (specification §2, Routes and Guards). */
const publicOnly = ['shown', toRequest, 'shown', toRequest] as const;
const authenticated = [toStart, 'shown', 'shown', 'shown'] as const;
const everyone = ['shown', 'shown', 'shown', 'shown'] as const;
const notFound = ['not-found', 'not-found', 'not-found', 'not-found'] as const;

const withBulk: readonly FlagName[] = ['bulk-order-upload'];
const withoutSignUp: readonly FlagName[] = ['deactivate-sign-up-button'];

const rows: [RouteName | null, readonly FlagName[], readonly Verdict[]][] = [
  ['landing', [], publicOnly],
  ['forgotPassword', [], publicOnly],
  ['register', [], publicOnly],
  ['register', withoutSignUp, notFound],
  ['connect', [], publicOnly],
  ['invitation', [], everyone],
  ['device', [], everyone],
  ['orderTracking', [], authenticated],
  ['history', [], authenticated],
  ['team', [], authenticated],
  ['devices', [], authenticated],
  ['numbers', [], authenticated],
  ['cashBook', [], authenticated],
  ['activity', [], authenticated],
  ['bulkOrder', withBulk, authenticated],
  ['bulkOrder', [], notFound],
  ['bulkOrderJob', withBulk, authenticated],
  ['bulkOrderJob', [], notFound],
  ['helpCentre', [], authenticated],
  ['requestARider', [], authenticated],
  ['tracking', [], everyone],
  ['deliveryReceipt', [], everyone],
  ['trackingC2c', [], everyone],
  ['prohibitedItems', [], everyone],
  ['termsAndConditions', [], everyone],
  ['maintenance', [], [toStart, toStart, toStart, toStart]],
  [null, [], notFound],
];

const isOn = (flags: readonly FlagName[]) => (flag: FlagName) => flags.includes(flag);

describe('the guard of a route', () => {
  it.each(rows)(
    'shows the route %s with the flags %j to the visitors that the specification names',
    (route, flags, verdicts) => {
      expect(visitors.map((visitor) => verdictOn(route, visitor, isOn(flags)))).toEqual(verdicts);
    },
  );

  it('covers every route in this table', () => {
    expect(new Set(rows.map(([route]) => route))).toEqual(new Set([...Object.keys(routePatterns), null]));
  });
});

describe.each(['planned_maintenance', 'unplanned_maintenance'] as const)('during %s', (maintenance) => {
  it.each(rows)('redirects from the route %s with the flags %j to the maintenance page', (route, flags) => {
    const verdicts = visitors.map((visitor) => verdictOn(route, visitor, isOn([...flags, maintenance])));
    expect(verdicts).toEqual(visitors.map(() => (route === 'maintenance' ? 'shown' : toMaintenance)));
  });
});

describe('the end of a session', () => {
  it.each([
    ['/tracking/d001-7K2M9QX4TB', true],
    ['/tracking-c2c/guest-7K2M9QX4TB', true],
    ['/delivery-receipt/d001-7K2M9QX4TB', true],
    ['/termsandconditions', true],
    ['/order-tracking/d001', false],
    ['/history', false],
    ['/connect', false],
    ['/nowhere', false],
  ])('keeps the visitor at %s after the end of a session: %s', (path, isKept) => {
    expect(isPublicPage(path)).toBe(isKept);
  });
});
