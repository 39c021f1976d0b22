// @vitest-environment happy-dom
import { saveOriginAddress } from '@riderbell/contract/calls/outlets/save-origin-address.ts';
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { type ChosenPlace, pinAt } from '@riderbell/domain/places/chosen-place.ts';
import { advanceFlow } from '@riderbell/domain/requests/advance-flow.ts';
import { initialFlow } from '@riderbell/domain/requests/request-flow.ts';
import { englishTexts } from '@riderbell/messages/texts.ts';
import { type ReactNode, useReducer, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OriginStep } from '../../features/request/collection-point/origin-step.tsx';
import { emptySender, type GuestSender } from '../../features/request/guest-sender/stored-sender.ts';
import { SenderStep } from '../../features/request/guest-sender/sender-step.tsx';
import { clientProblem } from '@riderbell/web/api/api-problem.ts';
import { tabStore } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../../platform/storage-keys.ts';
import { type CurrentVendor, CurrentVendorProvider } from '../../platform/vendors/current-vendor.tsx';
import { snackbars } from '@riderbell/ui/notices/notify.ts';
import { click, eventually, leave, type MountedPart, mountPart, type } from './mount-part.tsx';

const { errors, orders, guests } = englishTexts;
const saved = vi.hoisted(() => ({ bodies: [] as unknown[], answer: (): unknown => new Promise(() => undefined) }));
vi.mock('../../platform/api/call-api.ts', () => ({
  callApi: async (call: unknown, { body }: { body?: unknown }) => {
    if (call !== saveOriginAddress) return { data: { data: [] } };
    saved.bodies.push(body);
    return saved.answer();
  },
}));
vi.mock('@riderbell/web/map/map-view.tsx', () => ({ MapView: () => null }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const shop: ChosenPlace = {
  ...pinAt({ latitude: 13.73, longitude: 100.56 }),
  address: 'Thong Lo 25',
  city: 'Bangkok',
  building: 'Tower A',
};
const vendor = {
  vendor_id: 'd001',
  name: 'Baan Cafe',
  vendor_information: {
    location: {
      latitude: 13.73,
      longitude: 100.56,
      address_text: 'Thong Lo 25',
      unit: '',
      building: '',
      city: 'Bangkok',
      postal_code: '10110',
      country_code: 'TH',
      rider_instructions: '',
    },
  },
} as unknown as Vendor;

function Flow({
  place,
  step,
}: {
  place: ChosenPlace | null;
  step: (flow: typeof initialFlow, dispatch: (event: Parameters<typeof advanceFlow>[1]) => void) => ReactNode;
}) {
  const [flow, dispatch] = useReducer(advanceFlow, initialFlow, (none) => {
    const started = advanceFlow(none, { type: 'StartFlow', vendorId: 'd001', origin: null });
    return place ? advanceFlow(started, { type: 'OriginChosen', place }) : started;
  });
  const current = { vendor, vendors: [vendor], includeOutlets: false } as unknown as CurrentVendor;
  return (
    <CurrentVendorProvider value={current}>
      <output data-step={flow.step} />
      {step(flow, dispatch)}
    </CurrentVendorProvider>
  );
}

let page: MountedPart;
const address = () => page.field(orders['origin.search']);
const currentStep = () => page.box.querySelector('[data-step]')?.getAttribute('data-step');
beforeEach(() => {
  saved.bodies = [];
  tabStore.remove(storageKeys.originDraft);
  saved.answer = () => new Promise(() => undefined);
});
afterEach(() => page.unmount());

describe('the collection point of an outlet', () => {
  const openAt = async (place: ChosenPlace | null) => {
    page = await mountPart(
      <Flow place={place} step={(flow, dispatch) => <OriginStep vendor={vendor} flow={flow} dispatch={dispatch} />} />,
    );
  };
  const save = () => click(page.button(orders['origin.save']));
  const noPlace = errors['address.no-coordinates'];

  it('does not save an address without a place, and reports it at its field', async () => {
    await openAt(null);
    await save();
    expect(page.box.textContent).toContain(noPlace);
    await type(address(), 'Sukhumvit 55');
    expect(page.box.textContent).not.toContain(noPlace);
    await save();
    expect(page.box.textContent).toContain(noPlace);
    expect(address().value).toBe('Sukhumvit 55');
    expect(saved.bodies).toEqual([]);
  });

  it('does not save the former place while another address is typed over it', async () => {
    await openAt(shop);
    await type(address(), 'Sukhumvit 55');
    await leave(address());
    await save();
    expect(page.box.textContent).toContain(noPlace);
    expect(address().value).toBe('Sukhumvit 55');
    expect(saved.bodies).toEqual([]);
    await leave(address());
    await click(page.button('Keep Thong Lo 25'));
    await save();
    await eventually(() => expect(saved.bodies).toMatchObject([{ address_text: 'Thong Lo 25' }]));
  });

  it('reports notes that are too long only at their field', async () => {
    await openAt(shop);
    const notes = page.box.querySelector('textarea');
    if (notes === null) throw new Error('There is no field for notes');
    await type(notes, 'ก'.repeat(334));
    await save();
    expect(page.box.textContent?.split(errors['address.notes-too-long'])).toHaveLength(2);
    expect(notes).toBe(document.activeElement);
    expect(snackbars.shown()).toEqual([]);
    expect(saved.bodies).toEqual([]);
  });

  it('removes the snackbar of a failed save after a successful one', async () => {
    const shown = () => snackbars.shown().map(({ kind }) => kind);
    // Paused, so that no snackbar times out.
    snackbars.pause('pointer');
    saved.answer = () => Promise.reject(clientProblem('client.offline'));
    await openAt(shop);
    await save();
    await eventually(() => expect(shown()).toEqual(['error']));
    saved.answer = () => ({ result: vendor });
    await save();
    await eventually(() => expect(shown()).toEqual(['success']));
    for (const { id } of snackbars.shown()) snackbars.close(id);
  });

  it('keeps a text that is too long, reports it at the field, and saves nothing', async () => {
    await openAt(shop);
    const long = 'x'.repeat(121);
    await type(page.field(orders['destination.building']), long);
    await save();
    expect(page.box.textContent).toContain(errors['validation.too-long'].replace('{{maximum}}', '120'));
    expect(page.box.querySelector('[maxlength]')).toBeNull();
    expect(page.field(orders['destination.building'])).toBe(document.activeElement);
    expect(page.field(orders['destination.building']).value).toBe(long);
    expect(saved.bodies).toEqual([]);
  });

  it('keeps the typed unit and city when the place changes', async () => {
    await openAt(shop);
    await type(page.field(orders['destination.unit']), '12');
    await type(page.field(orders['origin.city']), 'Krung Thep');
    await type(address(), '13.7466,100.5393');
    await eventually(() => expect(page.box.querySelectorAll('[role=option]')).toHaveLength(1));
    await click(page.box.querySelector<HTMLElement>('[role=option]') ?? undefined);
    expect(page.field(orders['destination.unit']).value).toBe('12');
    expect(page.field(orders['origin.city']).value).toBe('Krung Thep');
    expect(page.field(orders['origin.postal-code']).value).toBe('');
  });
});

describe('a collection point that is not saved yet', () => {
  const openAt = async (place: ChosenPlace | null, of = vendor) => {
    page = await mountPart(
      <Flow place={place} step={(flow, dispatch) => <OriginStep vendor={of} flow={flow} dispatch={dispatch} />} />,
    );
  };
  const { location } = vendor.vendor_information;
  const at = (changes: object) =>
    ({ ...vendor, vendor_information: { location: { ...location, ...changes } } }) as unknown as Vendor;
  const vendorWithoutPlace = at({ latitude: null, longitude: null, address_text: '', city: '', postal_code: '' });
  const city = () => page.field(orders['origin.city']).value;
  const unit = () => page.field(orders['destination.unit']);

  it('restores a draft with its place after a reload, and says so', async () => {
    await openAt(shop, vendorWithoutPlace);
    await type(unit(), '12');
    expect(page.box.textContent).not.toContain(orders['draft.restored']);
    page.unmount();
    await openAt(null, vendorWithoutPlace);
    await eventually(() => expect(unit().value).toBe('12'));
    expect([address().value, city()]).toEqual(['Thong Lo 25', 'Bangkok']);
    expect(page.box.textContent).toContain(orders['draft.restored']);
  });

  it('restores a draft whose address has no place', async () => {
    await openAt(null, vendorWithoutPlace);
    await type(address(), 'Sukhumvit 55');
    page.unmount();
    await openAt(null, vendorWithoutPlace);
    await eventually(() => expect(address().value).toBe('Sukhumvit 55'));
  });

  it('keeps the typed unit when the address is cleared', async () => {
    await openAt(shop, vendorWithoutPlace);
    await type(unit(), '12');
    await type(address(), '');
    expect(page.box.textContent).not.toContain(orders['destination.unit']);
    await type(address(), '13.7466,100.5393');
    await eventually(() => expect(page.box.querySelectorAll('[role=option]')).toHaveLength(1));
    await click(page.box.querySelector<HTMLElement>('[role=option]') ?? undefined);
    await eventually(() => expect(unit().value).toBe('12'));
    expect(city()).toBe('');
  });

  it('discards a draft if the address was saved elsewhere since, and says so', async () => {
    await openAt(shop);
    await type(unit(), '12');
    page.unmount();
    await openAt(shop, at({ unit: '7' }));
    expect(unit().value).toBe('7');
    expect(page.box.textContent).toContain(orders['origin.outdated']);
  });

  it('discards the draft when the merchant keeps the former address', async () => {
    await openAt(shop);
    await type(unit(), '12');
    await click(page.button(orders['origin.keep']));
    page.unmount();
    await openAt(shop);
    expect(unit().value).toBe('');
    expect(page.box.textContent).not.toContain(orders['draft.restored']);
  });
});

describe('the place where a guest’s order is collected', () => {
  function Guest({
    dispatch,
    flow,
  }: {
    flow: typeof initialFlow;
    dispatch: Parameters<typeof SenderStep>[0]['dispatch'];
  }) {
    const [typed, change] = useState<GuestSender>({
      ...emptySender,
      name: 'Niran',
      email: 'niran@riderbell.test',
      phone: '+66812345678',
      place: shop,
      building: shop.building,
    });
    const senderForm = { typed, change, sender: undefined, vendor };
    return <SenderStep senderForm={senderForm} flow={flow} dispatch={dispatch} />;
  }

  const openGuest = async () => {
    page = await mountPart(<Flow place={shop} step={(flow, dispatch) => <Guest flow={flow} dispatch={dispatch} />} />);
  };
  const building = () => page.field(orders['destination.building']);
  const chooseAnother = async () => {
    await type(address(), '13.7466,100.5393');
    await eventually(() => expect(page.box.querySelectorAll('[role=option]')).toHaveLength(1));
    await click(page.box.querySelector<HTMLElement>('[role=option]') ?? undefined);
  };

  it('clears the building of the former place when another place is chosen', async () => {
    await openGuest();
    expect(building().value).toBe('Tower A');
    await chooseAnother();
    await eventually(() => expect(building().value).toBe(''));
  });

  it('keeps a typed building when another place is chosen', async () => {
    await openGuest();
    await type(building(), 'Blue gate');
    await chooseAnother();
    expect(building().value).toBe('Blue gate');
  });

  it('keeps a name that is too long, reports it, and does not continue', async () => {
    const long = 'x'.repeat(256);
    await openGuest();
    await type(page.field(guests['sender.name']), long);
    expect(page.box.querySelector('[maxlength]')).toBeNull();
    await click(page.button(guests['sender.go-on']));
    await eventually(() => expect(page.field(guests['sender.name'])).toBe(document.activeElement));
    expect(page.box.textContent).toContain(errors['validation.too-long'].replace('{{maximum}}', '255'));
    expect([currentStep(), page.field(guests['sender.name']).value]).toEqual(['AskForOriginAddressDetails', long]);
  });

  it('does not continue while another address is typed over the place', async () => {
    page = await mountPart(<Flow place={shop} step={(flow, dispatch) => <Guest flow={flow} dispatch={dispatch} />} />);
    await type(address(), 'Sukhumvit 55');
    await leave(address());
    await click(page.button(guests['sender.go-on']));
    await eventually(() => expect(page.box.textContent).toContain(errors['validation.fill-sender-coordinates']));
    // The error moves the focus to the field; an earlier blur would be undone.
    await eventually(() => expect(document.activeElement).toBe(address()));
    expect([currentStep(), address().value]).toEqual(['AskForOriginAddressDetails', 'Sukhumvit 55']);
    await leave(address());
    await click(page.button('Keep Thong Lo 25'));
    await click(page.button(guests['sender.go-on']));
    await eventually(() => expect(currentStep()).toBe('CheckServiceHours'));
  });
});
