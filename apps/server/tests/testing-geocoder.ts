import type { Geocoder } from '../src/features/places/ports.ts';

const asok = { id: 'place-asok', formatted_address: 'Asok, Watthana, Bangkok', latitude: 13.7385, longitude: 100.5615 };

/** Knows one place; a text with a number first is a house number of it. The texts "late" and "broken" make it late or fail. */
export const testingGeocoder: Geocoder = {
  async autocomplete({ text }, signal) {
    if (text === 'broken') throw new Error('The provider is down');
    if (text === 'late') await ended(signal);
    return /^as|^\d/i.test(text) ? [{ address: asok }] : [];
  },
  async reverse({ latitude, longitude }) {
    if (latitude === 0) return null;
    if (latitude === 1) throw new Error('The provider is down');
    return {
      latitude,
      longitude,
      formatted_address: asok.formatted_address,
      city: 'Bangkok',
      zipcode: '10110',
      suburb: 'Watthana',
      building: '',
      country_code: 'TH',
      number: '',
    };
  },
  async details(id) {
    return id === asok.id ? { address: asok } : null;
  },
};

function ended(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('The caller no longer waits')), { once: true });
  });
}
