import { Hand, type LucideIcon, MapPin, Send } from 'lucide-react';

/** One card of the tour. */
export interface TourStep {
  readonly title: 'welcome.title' | 'details.title' | 'request.title';
  readonly text: 'welcome.text' | 'details.text' | 'request.text';
  readonly Icon: LucideIcon;
  /** The element that it explains, on the request screen. */
  readonly selector: string | null;
}

export const tourSteps: readonly [TourStep, ...TourStep[]] = [
  { title: 'welcome.title', text: 'welcome.text', Icon: Hand, selector: null },
  {
    title: 'details.title',
    text: 'details.text',
    Icon: MapPin,
    selector: '[data-tour="request"] fieldset > section:not([hidden])',
  },
  { title: 'request.title', text: 'request.text', Icon: Send, selector: '[data-tour="request"] button[type="submit"]' },
];
