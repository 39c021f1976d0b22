import { countryOf } from '@riderbell/domain/countries/countries.ts';
import { describe, expect, it } from 'vitest';
import { ParametersInForce } from './parameters-in-force.ts';
import type { ParameterChange, ParameterStore } from './ports.ts';

/** What several processes share: the rows, and change events, which can be lost. */
function scene() {
  const shared = { rows: [] as ParameterChange[], isDown: false, losesEvents: false, now: 0 };
  const listeners: (() => void)[] = [];
  const store: ParameterStore = {
    last: async () => {
      if (shared.isDown) throw new Error('database down');
      return [...new Map(shared.rows.map((row) => [row.parameter, row])).values()];
    },
    changes: async () => shared.rows,
    add: async (_, change) => {
      if (shared.isDown) throw new Error('database down');
      shared.rows.push(change);
    },
  };
  const failures: unknown[] = [];
  const start = async (): Promise<ParametersInForce> => {
    const parameters = new ParametersInForce({
      store,
      changes: {
        publish: () => void (shared.losesEvents || listeners.forEach((listener) => listener())),
        onChanged: (listener) => void listeners.push(listener),
      },
      country: countryOf('TH'),
      takesCards: false,
      now: () => shared.now,
      onFailure: (error) => failures.push(error),
    });
    await parameters.read();
    return parameters;
  };
  return { shared, store, failures, start };
}

describe('the parameters in force', () => {
  it('follow a change in another process as soon as its event arrives', async () => {
    const { start } = scene();
    const [one, other] = [await start(), await start()];
    await one.change('serviceHours', '0800:2000', 'ann');
    expect(one.valueOf('serviceHours')).toBe('0800:2000');
    await expect.poll(() => other.valueOf('serviceHours')).toBe('0800:2000');
    await other.change('serviceHours', null, 'ben');
    expect(other.valueOf('serviceHours')).toBe('0000:0000');
    await expect.poll(() => one.valueOf('serviceHours')).toBe('0000:0000');
    expect(one.lastChange('serviceHours')).toMatchObject({ value: null, changedBy: 'ben' });
  });

  it('are read again after 10 seconds, since events can be lost', async () => {
    const { shared, start } = scene();
    const [one, other] = [await start(), await start()];
    shared.losesEvents = true;
    await one.change('paymentMethods', 'PAID', 'ann');
    shared.now = 9999;
    expect(other.valueOf('paymentMethods')).toBe('CASH_ON_DELIVERY|PAID');
    shared.now = 10_000;
    await expect.poll(() => other.valueOf('paymentMethods')).toBe('PAID');
  });

  it('keep their values while the database is down, also when a change fails', async () => {
    const { shared, failures, start } = scene();
    const parameters = await start();
    await parameters.change('serviceHours', '0800:2000', 'ann');
    shared.isDown = true;
    await expect(parameters.change('serviceHours', '0900:1000', 'ann')).rejects.toThrow('database down');
    shared.now = 20_000;
    expect(parameters.valueOf('serviceHours')).toBe('0800:2000');
    await expect.poll(() => failures.length).toBeGreaterThan(0);
    expect(parameters.valueOf('serviceHours')).toBe('0800:2000');
  });

  it('return to the country’s default when the value that was set is no longer allowed', async () => {
    const { shared, start } = scene();
    const row = { changedBy: 'ann', changedAt: '2026-11-21T04:00:00.000Z' };
    shared.rows.push({ ...row, parameter: 'onlinePaymentActivated', value: 'true' });
    shared.rows.push({ ...row, parameter: 'weather', value: 'fine' });
    const parameters = await start();
    expect(parameters.valueOf('onlinePaymentActivated')).toBe('false');
    expect(parameters.valueOf('allOutletOrders')).toBe('true');
  });

  it('keep the newer values when an older read ends after a newer one', async () => {
    const { store, shared, start } = scene();
    const parameters = await start();
    const held = Promise.withResolvers<void>();
    const { last } = store;
    store.last = async (country) => {
      const old = await last(country);
      await held.promise;
      return old;
    };
    const slow = parameters.read();
    store.last = last;
    await parameters.change('serviceHours', '0800:2000', 'ann');
    held.resolve();
    await slow;
    expect(shared.rows).toHaveLength(1);
    expect(parameters.valueOf('serviceHours')).toBe('0800:2000');
  });
});
