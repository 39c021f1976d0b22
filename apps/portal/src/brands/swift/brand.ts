import type { Brand } from '../brand.ts';
import faviconUrl from './favicon.svg?no-inline';
import { Logo, Mark } from './logo.tsx';
import markerUrl from './marker.svg?no-inline';

export const brand: Brand = {
  id: 'swift',
  name: 'Swift',
  serviceLabel: 'Swift Express',
  colours: {
    primary: [
      '#eef0ff',
      '#dfe3ff',
      '#bfc6ff',
      '#9fa9ff',
      '#7987fb',
      '#5463f2',
      '#3443e0',
      '#2936c2',
      '#222d9a',
      '#1b2370',
    ],
    accent: '#ffb224',
    deep: { light: '#171c57', dark: '#161a45' },
  },
  Logo,
  Mark,
  faviconUrl,
  markerUrl,
};
