// @vitest-environment happy-dom
import { type ChosenPlace, pinAt } from '@riderbell/domain/places/chosen-place.ts';
import { englishTexts } from '@riderbell/messages/texts.ts';
import { act, useEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTypedAddress } from '../../features/request/destination/use-typed-address.ts';
import { AddressField } from '../../parts/places/address-field.tsx';
import { clientProblem } from '@riderbell/web/api/api-problem.ts';
import { click, eventually, leave, type MountedPart, mountPart, press, type } from './mount-part.tsx';

const { places } = englishTexts;
const at = { latitude: 13.7466, longitude: 100.5347 };
const paragon: ChosenPlace = { ...pinAt(at), address: 'Siam Paragon, Rama I Road' };

const answers = vi.hoisted(() => ({ places: [] as string[], isOffline: false, isSilent: false }));
vi.mock('../../platform/api/call-api.ts', () => ({
  callApi: async () => {
    if (answers.isSilent) await new Promise(() => undefined);
    if (answers.isOffline) throw clientProblem('client.offline');
    const data = answers.places.map((formatted_address) => ({
      address: { id: formatted_address, formatted_address, ...at },
    }));
    return { data: { data } };
  },
}));
vi.mock('@riderbell/web/clock.ts', async (actual) => ({ ...(await actual<object>()), wait: async () => undefined }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let page: MountedPart;
interface FormState {
  readonly place: ChosenPlace | null;
  readonly unchosen: string;
  putPin(address: string): void;
}
let now: FormState;

function Form({
  first,
  offers,
  onState,
}: {
  first: ChosenPlace | null;
  offers: string[];
  onState: (state: FormState) => void;
}) {
  const [place, setPlace] = useState(first);
  const typed = useTypedAddress('', place);
  const { unchosen } = typed;
  useEffect(() => {
    const putPin = (address: string) => setPlace({ ...pinAt({ latitude: 1, longitude: 1 }), address });
    onState({ place, unchosen, putPin });
  }, [place, unchosen, onState]);
  const matches = offers.map((name) => ({
    key: name,
    title: name,
    name,
    phone: '+66813112233',
    address: 'Soi 24',
  }));
  return (
    <AddressField
      label="Address"
      value={place?.address ?? ''}
      near={null}
      matches={typed.text === '' ? [] : matches}
      searchText={typed.searchText ?? null}
      onText={typed.onText}
      onChoose={setPlace}
      onClear={() => setPlace(null)}
      onOffer={(key) => setPlace({ ...pinAt(at), address: `Home of ${key}` })}
      onName={place?.address === '' ? (address) => setPlace({ ...place, address }) : undefined}
    />
  );
}

const start = async (first: ChosenPlace | null, offers: string[] = []) => {
  page = await mountPart(<Form first={first} offers={offers} onState={(state) => (now = state)} />);
  return page.field('Address');
};
const options = () => [...page.box.querySelectorAll('[role=option]')];
const marked = () => page.box.querySelector('[aria-selected=true]')?.textContent ?? null;

beforeEach(() => {
  answers.places = ['Silom Complex, Silom Road'];
  answers.isOffline = false;
  answers.isSilent = false;
});
afterEach(() => page.unmount());

describe('an address that is typed over a chosen one', () => {
  it('keeps a typed address on blur, reports that it is not chosen, and does not use it', async () => {
    const field = await start(paragon);
    await type(field, 'Silom Complex');
    await leave(field);
    expect(field.value).toBe('Silom Complex');
    expect(page.box.textContent).toContain(places['search.unchosen']);
    expect(now).toMatchObject({ place: paragon, unchosen: 'Silom Complex' });
  });

  it('restores the former address only with its button', async () => {
    const field = await start(paragon);
    await type(field, 'Silom Complex');
    await leave(field);
    await click(page.button(places['search.put-back'].replace('{{address}}', paragon.address)));
    expect(field.value).toBe(paragon.address);
    expect(now).toMatchObject({ place: paragon, unchosen: '' });
    expect(page.box.textContent).not.toContain(places['search.unchosen']);
  });

  it('uses a place that is picked from the list', async () => {
    const field = await start(paragon);
    await type(field, 'Silom Complex');
    await eventually(() => expect(options()).toHaveLength(1));
    await press(field, 'Enter');
    expect(now).toMatchObject({ place: { address: 'Silom Complex, Silom Road' }, unchosen: '' });
    expect(field.value).toBe('Silom Complex, Silom Road');
  });

  it('uses a pin with a known address', async () => {
    const field = await start(paragon);
    await type(field, 'Silom Complex');
    await leave(field);
    await act(async () => now.putPin(''));
    expect(field.value).toBe('Silom Complex');
    await act(async () => now.putPin('191 Silom Road'));
    expect(field.value).toBe('191 Silom Road');
    expect(now.unchosen).toBe('');
  });

  it('does not use a typed address without an earlier place either', async () => {
    const field = await start(null);
    await type(field, 'Silom Complex');
    await leave(field);
    expect(field.value).toBe('Silom Complex');
    expect(now).toMatchObject({ place: null, unchosen: 'Silom Complex' });
    expect(page.button(places['search.put-back'].replace('{{address}}', ''))).toBeUndefined();
  });

  it('uses the typed text as the name of a pin without an address', async () => {
    const field = await start(pinAt(at));
    await type(field, 'The blue gate');
    await press(field, 'Enter');
    expect(now).toMatchObject({ place: { address: 'The blue gate' }, unchosen: '' });
  });
});

describe('Enter in the address field', () => {
  it('picks the place whose name matches the text, not the first of the list', async () => {
    answers.places = ['Sukhumvit Road, Bangkok', 'Cafe 31, Sukhumvit Road', 'Sukhumvit Soi 31, Bangkok'];
    const field = await start(null, ['Malee']);
    await type(field, 'Sukhumvit 31');
    await eventually(() => expect(options()).toHaveLength(4));
    expect(marked()).toContain('Sukhumvit Soi 31');
    await press(field, 'Enter');
    expect(now.place?.address).toBe('Sukhumvit Soi 31, Bangkok');
  });

  it('marks the first place if no name matches, and picks it with a second Enter', async () => {
    answers.places = ['Ratchadamri Road', 'Wireless Road'];
    const field = await start(null);
    await type(field, 'Lumpini');
    await eventually(() => expect(options()).toHaveLength(2));
    expect(marked()).toBeNull();
    await press(field, 'Enter');
    expect(now.place).toBeNull();
    expect(marked()).toContain('Ratchadamri Road');
    await press(field, 'Enter');
    expect(now.place?.address).toBe('Ratchadamri Road');
  });

  it('picks no stale result of an earlier text', async () => {
    answers.places = ['Sukhumvit 3'];
    const field = await start(null);
    await type(field, 'Sukhumvit 3');
    await eventually(() => expect(options()).toHaveLength(1));
    answers.isSilent = true;
    await type(field, 'Sukhumvit');
    await press(field, 'Enter');
    await press(field, 'Enter');
    expect(now.place).toBeNull();
  });

  it('ignores Enter during the composition of a text', async () => {
    const field = await start(null);
    await type(field, 'Silom Complex');
    await eventually(() => expect(options()).toHaveLength(1));
    await press(field, 'Enter', { isComposing: true });
    expect(now.place).toBeNull();
  });
});

it('repeats a search that failed offline when the connection returns', async () => {
  answers.isOffline = true;
  const field = await start(null);
  await type(field, 'Silom');
  await eventually(() => expect(page.box.textContent).toContain(places['search.offline']));
  answers.isOffline = false;
  await act(async () => void window.dispatchEvent(new Event('online')));
  await eventually(() => expect(options()).toHaveLength(1));
  expect(page.box.textContent).not.toContain(places['search.offline']);
});
