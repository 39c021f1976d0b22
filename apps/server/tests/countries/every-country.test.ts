import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@riderbell/contract/calls.ts';
import { countryOf } from '@riderbell/domain/countries/countries.ts';
import { countryCodes, type CountryCode } from '@riderbell/domain/countries/country.ts';
import { demoSurroundings } from '@riderbell/demo/demo-surroundings.ts';
import { fromMinor, toMinor } from '@riderbell/domain/countries/money.ts';
import { joinAddress } from '@riderbell/domain/places/address.ts';
import { deliveryFee } from '@riderbell/domain/quotes/delivery-fee.ts';
import { demoScene } from '@riderbell/worlds/demo-scene.ts';
import { demoAccount } from '@riderbell/worlds/demo-vendors.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeServer, type Server } from '../../src/compose.ts';
import { readSettings } from '../../src/settings/read-settings.ts';
import { TestingClient } from '../testing-client.ts';

// One database folder for all countries: creating or copying a database is the slowest part of a start.
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'riderbell-countries-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function start(country: CountryCode): Promise<Server> {
  const settings = readSettings({ PORT: '0', LOG_LEVEL: 'silent', COUNTRY: country, DATA_DIR: folder }, '/', {
    demo: true,
  });
  return composeServer(settings, { surroundings: demoSurroundings({ withCity: false }), patient: true });
}

/** Empties the database for the next start, also of the audit trail, which the triggers keep from the server itself. */
async function forgetEverything({ database }: Server): Promise<void> {
  const tables = await sql<{ name: string }>`select quote_ident(tablename) as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%'`.execute(database.kysely);
  await database.kysely.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    await sql.raw(`truncate ${tables.rows.map(({ name }) => name).join(', ')} cascade`).execute(transaction);
  });
}

/** Signs in to a new demo of the country and requests a first rider. */
async function firstOrder(code: CountryCode, client: TestingClient) {
  const { result: session } = await client.answer(calls.login, {
    body: { email_address: demoAccount.email, password: demoAccount.password },
  });
  const as = session.AuthenticationResult.AccessToken;
  const { result: list } = await client.answer(calls.listVendors, {}, { as });
  const parameter = (name: 'paymentMethods' | 'serviceHours') =>
    client.answer(calls.getCountryParameter, { params: { parameter: name } }, { as });
  const methods = (await parameter('paymentMethods')).result;
  const outlet = list.vendors.find(({ vendor_id: id }) => id === 'd001')?.vendor_information;
  const { latitude = null, longitude = null } = outlet?.location ?? {};
  if (latitude === null || longitude === null) throw new Error('d001 has no coordinates');

  const { country, customers, baskets } = demoScene(code);
  const [customer] = customers;
  const [basket] = baskets;
  if (!customer || !basket) throw new Error('the demo has no customer or no basket');
  const destination = { latitude: customer.latitude, longitude: customer.longitude };
  const area = { location: destination, vendor_location: { latitude, longitude }, vendor_id: 'd001' };
  const { result: verdict } = await client.answer(calls.validateDeliveryArea, { body: area }, { as });
  const [paymentMethod = ''] = methods.split('|');
  const { result: quote } = await client.answer(
    calls.quoteDeliveryFee,
    {
      body: {
        source: { latitude, longitude },
        destination,
        vendor_id: 'd001',
        delivery_type: 'food',
        payment_method: paymentMethod,
      },
    },
    { as },
  );
  const { result: order } = await client.answer(
    calls.createOrder,
    {
      body: {
        vendor_id: 'd001',
        customer: {
          name: customer.name,
          phone_number: `${customer.phone}399`,
          location: { address: joinAddress(customer), ...destination, notes: '' },
        },
        order: {
          payment_method: paymentMethod,
          amount: fromMinor(basket.amount, country.currency),
          description: basket.description,
        },
        // For tomorrow, so that the fleet does not start moving.
        preordered_for: Math.floor(Date.now() / 1000) + 24 * 3600,
        delivery_fee: quote.fee,
        signature: quote.signature,
      },
    },
    { as },
  );
  return {
    vendors: list.vendors,
    hours: (await parameter('serviceHours')).result,
    verdict,
    quote,
    order,
    paymentMethod,
  };
}

describe('a new deployment', () => {
  it.each(countryCodes)(
    'in %s signs a merchant in, lists the outlets, quotes a fee and accepts an order',
    async (code) => {
      const country = countryOf(code);
      const server = await start(code);
      try {
        const address = await server.listen();
        const found = await firstOrder(code, new TestingClient(() => address));
        expect(found.vendors.map(({ vendor_id: id }) => id)).toEqual(['demo', 'a-001', 'd001', 'd002', 'd003']);
        for (const { vendor_information: about } of found.vendors) {
          expect(about).toMatchObject({
            currency: country.currency,
            location: { city: country.city, country_code: code },
          });
        }
        expect(found.hours).toBe(country.serviceHours);
        expect(found.verdict).toEqual({ status: 'DELIVERABLE', reason: null });
        const { distance: distanceMetres, fee, currency } = found.quote;
        const priced = deliveryFee({ country, distanceMetres, city: country.city, paymentMethod: found.paymentMethod });
        expect(currency).toBe(country.currency);
        expect(toMinor(fee, country.currency)).toBe(priced.total);
        expect(found.order).toMatchObject({ vendor_id: 'd001', delivery_fee: fee, status: 'RECEIVED', currency });
      } finally {
        await forgetEverything(server);
        await server.close();
      }
    },
  );
});
