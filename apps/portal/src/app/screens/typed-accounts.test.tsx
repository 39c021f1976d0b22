// @vitest-environment happy-dom
import { login } from '@riderbell/contract/calls/accounts/login.ts';
import { register } from '@riderbell/contract/calls/accounts/register.ts';
import { resetPassword } from '@riderbell/contract/calls/accounts/reset-password.ts';
import { englishTexts } from '@riderbell/messages/texts.ts';
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConnectScreen } from '../../features/accounts/connect-screen.tsx';
import { typedEmail } from '../../features/accounts/form/typed-email.ts';
import { RegisterScreen } from '../../features/accounts/register/register-screen.tsx';
import type { SentLink } from '../../features/accounts/register/send-registration.ts';
import { ResetForm } from '../../features/accounts/reset/reset-form.tsx';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { tabStore } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../../platform/storage-keys.ts';
import { click, eventually, type MountedPart, mountPart, type } from './mount-part.tsx';

const { accounts, errors } = englishTexts;
const accountErrors = englishTexts['account-errors'];
const sent = vi.hoisted(() => ({ bodies: [] as unknown[], refuse: () => {} }));
const refused = (code: string) =>
  new ApiProblem(422, [{ code, translationKey: 'auth.password-invalid', field: null, values: {} }], null);
vi.mock('../../platform/api/call-api.ts', () => ({
  callApi: async (call: unknown, { body }: { body?: unknown }) => {
    if (![login, register, resetPassword].includes(call as never)) throw new Error('unexpected call');
    sent.bodies.push(body);
    await new Promise<void>((_, refuse) => (sent.refuse = () => refuse(refused('login.failed'))));
  },
}));
vi.mock('@riderbell/web/phone/phone-rule.ts', () => ({
  lenientPhoneRule: () => true,
  loadPhoneRule: async () => () => true,
}));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let page: MountedPart;
const show = async (part: ReactNode) => void (page = await mountPart(part));
const password = 'Good-rider-1!';
const refuse = () => act(async () => sent.refuse());
beforeEach(() => {
  sent.bodies = [];
  typedEmail.set('');
  tabStore.remove(storageKeys.typedRegistration);
});
afterEach(() => page.unmount());

describe('a sign-in', () => {
  const screen = <ConnectScreen onSignedIn={() => undefined} forgot={null} register={null} guest={null} />;
  const fields = () => [page.field(accounts.email).value, page.field(accounts.password).value];

  it('keeps the typed values after a rejected sign-in', async () => {
    await show(screen);
    await type(page.field(accounts.email), 'demo@riderbell.test');
    await type(page.field(accounts.password), 'Wrong-1!');
    await click(page.button(accounts.submit));
    await refuse();
    await eventually(() => expect(page.box.textContent).toContain(accountErrors['auth.password-invalid']));
    expect(fields()).toEqual(['demo@riderbell.test', 'Wrong-1!']);
  });

  it('keeps corrections that are typed while the sign-in is pending', async () => {
    await show(screen);
    await type(page.field(accounts.email), 'dmeo@riderbell.test');
    await type(page.field(accounts.password), password);
    await click(page.button(accounts.submit));
    await eventually(() => expect(sent.bodies).toHaveLength(1));
    await type(page.field(accounts.email), 'demo@riderbell.test');
    await refuse();
    await eventually(() => expect(page.box.textContent).toContain(accountErrors['auth.password-invalid']));
    expect(fields()).toEqual(['demo@riderbell.test', password]);
    await click(page.button(accounts.submit));
    await eventually(() => expect(sent.bodies).toHaveLength(2));
    expect(sent.bodies).toMatchObject([{}, { email_address: 'demo@riderbell.test', password }]);
    await refuse();
  });
});

describe('a registration', () => {
  const screen = (link: SentLink | null = null, invitedTo: string | null = null) => (
    <RegisterScreen
      {...{ logIn: null, guest: null, willReturn: false, invitedTo }}
      known={{ registration: {}, origin: null, guestToken: null }}
      sent={link}
      onSent={() => undefined}
      onOther={() => undefined}
    />
  );
  const fill = async () => {
    await type(page.field(accounts.name), 'Ploy');
    await type(page.field(accounts['vendor-name']), 'Baan Bread');
    await type(page.field(accounts.phone), '+66 81 234 5678');
    await type(page.field(accounts.email), 'ploy@baan.test');
    await type(page.field(accounts.password), password);
    await type(page.field(accounts['password.repeat']), password);
    await click(page.field(accounts['terms.accept']));
  };

  it('restores a registration after a reload without its passwords, until its link is mailed', async () => {
    await show(screen());
    await fill();
    page.unmount();
    typedEmail.set('');
    await show(screen());
    const values = (['name', 'vendor-name', 'phone', 'email', 'password', 'password.repeat'] as const).map(
      (label) => page.field(accounts[label]).value,
    );
    expect(values).toEqual(['Ploy', 'Baan Bread', '+66 81 234 5678', 'ploy@baan.test', '', '']);
    expect(JSON.stringify(tabStore.read(storageKeys.typedRegistration))).not.toContain(password);
    page.unmount();
    await show(screen({ email: 'ploy@baan.test', hours: 24 }));
    expect(tabStore.read(storageKeys.typedRegistration)).toBeNull();
  });

  it('asks for the outlet of a mailed invitation, also over a draft for a new business', async () => {
    await show(screen());
    await fill();
    page.unmount();
    await show(screen(null, 'silom-2'));
    expect([page.field(accounts['outlet-id']).value, page.field(accounts.name).value]).toEqual(['silom-2', 'Ploy']);
    expect(page.box.textContent).not.toContain(accounts['vendor-name']);
  });

  it('starts with the e-mail address that was typed last on any screen', async () => {
    await show(screen());
    await fill();
    page.unmount();
    typedEmail.set('niran@baan.test');
    await show(screen());
    expect([page.field(accounts.email).value, page.field(accounts.name).value]).toEqual(['niran@baan.test', 'Ploy']);
  });

  it('keeps a name that is too long, shows the maximum, and sends nothing', async () => {
    const long = 'ก'.repeat(101);
    await show(screen());
    await fill();
    await type(page.field(accounts.name), long);
    await type(page.field(accounts['vendor-name']), long);
    expect([...page.box.querySelectorAll('[maxlength]')]).toEqual([]);
    await click(page.button(accounts['create-account']));
    const tooLong = errors['validation.too-long'].replace('{{maximum}}', '100');
    await eventually(() => expect(page.box.textContent?.split(tooLong)).toHaveLength(3));
    expect(page.field(accounts.name).value).toBe(long);
    expect(sent.bodies).toEqual([]);
  });

  it('keeps the typed values after a rejected registration, and sends repeated clicks once', async () => {
    await show(screen());
    await fill();
    const button = page.button(accounts['create-account']);
    await click(button);
    await click(button);
    await refuse();
    await eventually(() => expect(page.box.querySelector('[role=alert]')).not.toBeNull());
    expect(sent.bodies).toHaveLength(1);
    expect(page.field(accounts['vendor-name']).value).toBe('Baan Bread');
    expect(page.field(accounts.password).value).toBe(password);
  });
});

describe('the code of an e-mail', () => {
  const open = async (code: string) => {
    await show(
      <ResetForm
        sentCode={{ email: 'demo@riderbell.test', minutes: 15 }}
        onReset={() => undefined}
        onOther={() => undefined}
      />,
    );
    await type(page.field(accounts.code), code);
    await type(page.field(accounts['password.new']), password);
    await type(page.field(accounts['password.new.repeat']), password);
    await click(page.button(accounts['reset.submit']));
  };

  it.each(['1234567', '12345', 'my code'])(
    'keeps %s as it was typed and reports that it is not a code',
    async (code) => {
      await open(code);
      expect(page.field(accounts.code).value).toBe(code);
      expect(page.box.textContent).toContain(accountErrors['validation.code-incomplete']);
      expect(sent.bodies).toEqual([]);
    },
  );

  it.each(['123 456', 'Your code: 123-456.', '١٢٣٤٥٦'])('reads the code from %s', async (code) => {
    await open(code);
    expect(page.field(accounts.code).value).toBe(code);
    await eventually(() => expect(sent.bodies).toMatchObject([{ code: '123456' }]));
    await refuse();
  });
});
