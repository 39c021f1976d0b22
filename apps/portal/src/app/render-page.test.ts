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
  it.each([...open, 'notFound'] as const)('renders %s with its title, its heading and every text', async (name) => {
    const page = await renderPage(at(name), language, deployment);
    expect(page?.title).toMatch(/^\S.* · Swift$/);
    expect(page?.body).toMatch(/<h1[^>]*>[^<]/);
    expect(page?.description).not.toBe('');
    // A missing text or value would show as its name.
    expect(`${page?.title}${page?.description}${page?.body}`).not.toMatch(/\{\{|\bundefined\b|\bNaN\b/);
    // The content security policy blocks inline scripts, and a form without scripts would submit itself.
    expect(page?.body).not.toMatch(/<script|<form|<template/);
    // A click before hydration would be lost.
    expect(page?.body).not.toMatch(/<button(?![^>]* disabled="")/);
  });
});

describe('a public page', () => {
  it('renders only the head of a page with a form', async () => {
    const page = await renderPage(at('connect'), 'en', deployment);
    expect(page).toMatchObject({ title: 'Log in · Swift', body: null, publicOnly: true });
  });

  it.each([
    ['tracking', 'en', 'Follow your parcel · Swift'],
    ['trackingC2c', 'ar', 'تابِع طردك · Swift'],
    ['deliveryReceipt', 'th_TH', 'ใบยืนยันการจัดส่ง · Swift'],
  ] as const)('renders a recipient’s page without anything about an order: %s', async (name, language, title) => {
    const page = await renderPage(at(name), language, deployment);
    expect(page).toMatchObject({ title, publicOnly: false });
    expect(page?.description).toMatch(/^\S[^{]*$/);
    expect(page?.body).toMatch(/<h1/);
    expect(`${page?.head}${page?.body}`).not.toContain('orderID');
  });

  it('renders the country of the deployment', async () => {
    const swedish = { ...deployment, country: 'SE', currency: 'SEK', time_zone: 'Europe/Stockholm' };
    const page = await renderPage(at('prohibitedItems'), 'en', swedish);
    expect(page?.description).toContain('Sweden');
    expect(page?.body).toContain('Sweden');
  });

  it('renders with every optional setting of the deployment', async () => {
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

  it('links to the registration only if there is one', async () => {
    const toRegister = async (changed: Partial<typeof deployment> = {}) =>
      (await renderPage(at('landing'), 'en', { ...deployment, ...changed }))?.body?.split('href="/register"').length;
    // The registration link and the other entries for new visitors.
    expect(await toRegister()).toBe(7);
    expect(await toRegister({ identity_provider: { name: 'Merchant ID' } })).toBe(1);
    setFlags({ 'deactivate-sign-up-button': true });
    expect(await toRegister()).toBe(1);
  });

  it('offers to send a parcel as a guest if guests are allowed, and otherwise with an account', async () => {
    const offered = async () => {
      const body = (await renderPage(at('landing'), 'en', deployment))?.body ?? '';
      const { 'entry.send.as-guest': asGuest, 'entry.send.with-account': withAccount } = texts;
      const request = 'href="/request-a-rider/guest"';
      return {
        asGuest: body.includes(asGuest),
        withAccount: body.includes(withAccount),
        linksToRequest: body.includes(request),
      };
    };
    expect(await offered()).toEqual({ asGuest: false, withAccount: true, linksToRequest: false });
    setFlags({ guest_checkout: true });
    expect(await offered()).toEqual({ asGuest: true, withAccount: false, linksToRequest: true });
    // The sign-in then has the offer.
    setFlags({ guest_checkout: true, 'request-a-rider-button-goes-to-login-page': true });
    expect(await offered()).toEqual({ asGuest: true, withAccount: false, linksToRequest: false });
  });

  it('shows the weight and value limits of a country that has them', async () => {
    const body = async (rules: Partial<typeof deployment.rules>) =>
      (await renderPage(at('landing'), 'en', { ...deployment, rules: { ...deployment.rules, ...rules } }))?.body;
    const limited = await body({ weight_limit_kg: 20, item_value_ceiling: 5000 });
    expect(/up to 20.kg over/.test(limited ?? '')).toBe(true);
    expect(limited?.split('The items may be worth up to ฿5000').length).toBe(2);
    expect((await body({ item_value_ceiling: null }))?.split('The items may be worth').length).toBe(1);
  });

  it('escapes the brand’s names', async () => {
    const name = '<script>alert(1)</script>';
    const page = await renderPage(at('landing'), 'en', {
      ...deployment,
      brand: { ...deployment.brand, name, service_label: name },
    });
    expect(page?.title).toContain(name);
    expect(page?.body).not.toContain(name);
  });

  it('does not mix languages of pages that are rendered in parallel', async () => {
    const alone = new Map<string, unknown>();
    for (const language of languages) alone.set(language, await renderPage(at('landing'), language, deployment));
    const together = await Promise.all(languages.map((language) => renderPage(at('landing'), language, deployment)));
    expect(together).toEqual([...alone.values()]);
  });

  it('renders nothing if the guard redirects', async () => {
    expect(await renderPage(at('maintenance'), 'en', deployment)).toBeNull();
    setFlags({ unplanned_maintenance: true });
    expect(await renderPage(at('landing'), 'en', deployment)).toBeNull();
    expect((await renderPage(at('maintenance'), 'en', deployment))?.body).toMatch(/<h1/);
  });
});
