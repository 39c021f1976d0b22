import type { FlagName } from '@riderbell/domain/flags/flags.ts';
import { describe, expect, it } from 'vitest';
import { type RouteName, routePatterns } from '../../platform/paths.ts';
import { isForEverybody, type Verdict, verdictOn, type Visitor } from './verdict.ts';

const visitors: readonly Visitor[] = ['nobody', 'merchant', 'guest', 'embedded'];
const toStart: Verdict = { redirect: '/' };
const toRequest: Verdict = { redirect: '/request-a-rider' };
const toMaintenance: Verdict = { redirect: '/maintenance' };

/** What nobody, a merchant, a guest and the embedded mode meet (specification §2, Routes and Guards). */
const publicOnly = ['shown', toRequest, 'shown', toRequest] as const;
const authenticated = [toStart, 'shown', 'shown', 'shown'] as const;
const everybody = ['shown', 'shown', 'shown', 'shown'] as const;
const nobody = ['not-found', 'not-found', 'not-found', 'not-found'] as const;

const withBulk: readonly FlagName[] = ['bulk-order-upload'];
const withoutSignUp: readonly FlagName[] = ['deactivate-sign-up-button'];

const rows: [RouteName | null, readonly FlagName[], readonly Verdict[]][] = [
  ['landing', [], publicOnly],
  ['forgotPassword', [], publicOnly],
  ['register', [], publicOnly],
  ['register', withoutSignUp, nobody],
  ['connect', [], publicOnly],
  ['orderTracking', [], authenticated],
  ['history', [], authenticated],
  ['bulkOrder', withBulk, authenticated],
  ['bulkOrder', [], nobody],
  ['bulkOrderJob', withBulk, authenticated],
  ['bulkOrderJob', [], nobody],
  ['helpCentre', [], authenticated],
  ['requestARider', [], authenticated],
  ['tracking', [], everybody],
  ['deliveryReceipt', [], everybody],
  ['trackingC2c', [], everybody],
  ['prohibitedItems', [], everybody],
  ['termsAndConditions', [], everybody],
  ['maintenance', [], [toStart, toStart, toStart, toStart]],
  [null, [], nobody],
];

const isOn = (flags: readonly FlagName[]) => (flag: FlagName) => flags.includes(flag);

describe('the guard of', () => {
  it.each(rows)('%s with the flags %j shows itself to whom the specification names', (route, flags, verdicts) => {
    expect(visitors.map((visitor) => verdictOn(route, visitor, isOn(flags)))).toEqual(verdicts);
  });

  it('every route has its row', () => {
    expect(new Set(rows.map(([route]) => route))).toEqual(new Set([...Object.keys(routePatterns), null]));
  });
});

describe.each(['planned_maintenance', 'unplanned_maintenance'] as const)('during %s', (maintenance) => {
  it.each(rows)('%s with the flags %j leads everybody to the maintenance page', (route, flags) => {
    const met = visitors.map((visitor) => verdictOn(route, visitor, isOn([...flags, maintenance])));
    expect(met).toEqual(visitors.map(() => (route === 'maintenance' ? 'shown' : toMaintenance)));
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
  ])('at %s leaves its reader there: %s', (path, stays) => {
    expect(isForEverybody(path)).toBe(stays);
  });
});
