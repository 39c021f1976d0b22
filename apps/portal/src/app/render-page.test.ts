import { englishTexts } from '@riderbell/messages/texts.ts';
import { exampleDeployment } from '@riderbell/contract/example-deployment.ts';
import { languages } from '@riderbell/domain/countries/languages.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { setFlags } from '@riderbell/web/flags/flags.ts';
import type { PublicName } from './page-at.ts';
import { routePatterns } from '../platform/paths.ts';
import { publicPages } from './public-pages.ts';
import { renderPage } from './render-page.tsx';

const deployment = { ...exampleDeployment, languages: [...languages] };
const texts = englishTexts.landing;
const rendered = Object.entries(publicPages).filter(([, page]) => page.title === undefined);
const open = rendered.map(([name]) => name as keyof typeof publicPages).filter((name) => name !== 'maintenance');

function at(name: PublicName) {
  return { name, path: name === 'notFound' ? '/404' : routePatterns[name] };
}

afterEach(() => setFlags({}));

describe.each(languages)('in %s', (language) => {
  it.each([...open, 'notFound'] as const)('%s has its title, its heading and every text', async (name) => {
    const page = await renderPage(at(name), language, deployment);
    expect(page?.title).toMatch(/^\S.* · Swift$/);
    expect(page?.body).toMatch(/<h1[^>]*>[^<]/);
    expect(page?.description).not.toBe('');
    // What was not filled in, or not there, shows as its name.
    expect(`${page?.title}${page?.description}${page?.body}`).not.toMatch(/\{\{|\bundefined\b|\bNaN\b/);
    // The policy of the page lets nothing of it run, and a form that nobody hears yet would send itself.
    expect(page?.body).not.toMatch(/<script|<form|<template/);
    // What is pressed before a script hears it would be lost.
    expect(page?.body).not.toMatch(/<button(?![^>]* disabled="")/);
  });
});

describe('a public page', () => {
  it('whose form has to wait for the scripts has only its head', async () => {
    const page = await renderPage(at('connect'), 'en', deployment);
    expect(page).toMatchObject({ title: 'Log in · Swift', body: null, publicOnly: true });
  });

  it.each([
    ['tracking', 'en', 'Follow your parcel · Swift'],
    ['trackingC2c', 'ar', 'تابِع طردك · Swift'],
    ['deliveryReceipt', 'th_TH', 'ใบยืนยันการจัดส่ง · Swift'],
  ] as const)(
    'of a recipient says before the scripts what it is, and nothing of an order: %s',
    async (name, language, title) => {
      const page = await renderPage(at(name), language, deployment);
      expect(page).toMatchObject({ title, publicOnly: false });
      expect(page?.description).toMatch(/^\S[^{]*$/);
      expect(page?.body).toMatch(/<h1/);
      expect(`${page?.head}${page?.body}`).not.toContain('orderID');
    },
  );

  it('is as its reader will find it: what is said of the country is this deployment’s', async () => {
    const swedish = { ...deployment, country: 'SE', currency: 'SEK', time_zone: 'Europe/Stockholm' };
    const page = await renderPage(at('prohibitedItems'), 'en', swedish);
    expect(page?.description).toContain('Sweden');
    expect(page?.body).toContain('Sweden');
  });

  it('is rendered whatever else the deployment has', async () => {
    for (const name of open) {
      const page = await renderPage(at(name), 'en', {
        ...deployment,
        api_base: 'https://th.prd.example.com',
        analytics: { host: 'https://use.example.com', key: 'key' },
        help_centre_url: 'https://help.example.com',
        terms_url: 'https://terms.example.com',
        partner_url: 'https://partner.example.com',
        demo: null,
      });
      expect(page?.body, name).toMatch(/<h1/);
    }
  });

  it('leads to the registration where there is one', async () => {
    const toRegister = async (changed: Partial<typeof deployment> = {}) =>
      (await renderPage(at('landing'), 'en', { ...deployment, ...changed }))?.body?.split('href="/register"').length;
    // By name, and as where a newcomer gets started.
    expect(await toRegister()).toBe(7);
    expect(await toRegister({ identity_provider: { name: 'Merchant ID' } })).toBe(1);
    setFlags({ 'deactivate-sign-up-button': true });
    expect(await toRegister()).toBe(1);
  });

  it('offers to send a parcel as a guest where guests are admitted, and with an account where not', async () => {
    const offered = async () => {
      const body = (await renderPage(at('landing'), 'en', deployment))?.body ?? '';
      const { 'entry.send.as-guest': asGuest, 'entry.send.with-account': withAccount } = texts;
      const request = 'href="/request-a-rider/guest"';
      return {
        asGuest: body.includes(asGuest),
        withAccount: body.includes(withAccount),
        leads: body.includes(request),
      };
    };
    expect(await offered()).toEqual({ asGuest: false, withAccount: true, leads: false });
    setFlags({ guest_checkout: true });
    expect(await offered()).toEqual({ asGuest: true, withAccount: false, leads: true });
    // The sign-in offers it then.
    setFlags({ guest_checkout: true, 'request-a-rider-button-goes-to-login-page': true });
    expect(await offered()).toEqual({ asGuest: true, withAccount: false, leads: false });
  });

  it('says how heavy and how valuable a parcel may be, where the country has a limit', async () => {
    const body = async (rules: Partial<typeof deployment.rules>) =>
      (await renderPage(at('landing'), 'en', { ...deployment, rules: { ...deployment.rules, ...rules } }))?.body;
    const limited = await body({ weight_limit_kg: 20, item_value_ceiling: 5000 });
    expect(/up to 20.kg over/.test(limited ?? '')).toBe(true);
    expect(limited?.split('The items may be worth up to ฿5000').length).toBe(2);
    expect((await body({ item_value_ceiling: null }))?.split('The items may be worth').length).toBe(1);
  });

  it('cannot be written into by what it is told', async () => {
    const name = '<script>alert(1)</script>';
    const page = await renderPage(at('landing'), 'en', {
      ...deployment,
      brand: { ...deployment.brand, name, service_label: name },
    });
    expect(page?.title).toContain(name);
    expect(page?.body).not.toContain(name);
  });

  it('has only its own language, whichever pages are rendered at the same moment', async () => {
    const alone = new Map<string, unknown>();
    for (const language of languages) alone.set(language, await renderPage(at('landing'), language, deployment));
    const together = await Promise.all(languages.map((language) => renderPage(at('landing'), language, deployment)));
    expect(together).toEqual([...alone.values()]);
  });

  it('is not rendered when its guard leads elsewhere', async () => {
    expect(await renderPage(at('maintenance'), 'en', deployment)).toBeNull();
    setFlags({ unplanned_maintenance: true });
    expect(await renderPage(at('landing'), 'en', deployment)).toBeNull();
    expect((await renderPage(at('maintenance'), 'en', deployment))?.body).toMatch(/<h1/);
  });
});
