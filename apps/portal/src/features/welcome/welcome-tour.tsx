import { Hand, type LucideIcon, MapPin, Send } from 'lucide-react';
import { useState } from 'react';
import { TourCard } from './tour-card.tsx';

export interface Step {
  readonly title: 'welcome.title' | 'details.title' | 'request.title';
  readonly text: 'welcome.text' | 'details.text' | 'request.text';
  readonly Icon: LucideIcon;
  /** What it speaks of, on the request screen. */
  readonly selector: string | null;
}

const steps: readonly [Step, ...Step[]] = [
  { title: 'welcome.title', text: 'welcome.text', Icon: Hand, selector: null },
  {
    title: 'details.title',
    text: 'details.text',
    Icon: MapPin,
    selector: '[data-tour="request"] fieldset > section:not([hidden])',
  },
  { title: 'request.title', text: 'request.text', Icon: Send, selector: '[data-tour="request"] button[type="submit"]' },
];

/**
 * The welcome tour of specification §2: welcome, add order details, request a rider; with skip, next and start. It stands beside
 * what it speaks of and stops nobody from using it.
 */
export function WelcomeTour({ onEnd }: { onEnd: () => void }) {
  const [at, setAt] = useState(0);
  const [before] = useState(() => document.activeElement);
  const step = steps[at] ?? steps[0];
  const isLast = at === steps.length - 1;
  const leave = (hadFocus: boolean) => {
    onEnd();
    // Back to where the merchant was.
    if (hadFocus && before instanceof HTMLElement) before.focus();
  };
  return (
    <TourCard
      key={step.title}
      step={step}
      number={at + 1}
      of={steps.length}
      onNext={isLast ? null : () => setAt(at + 1)}
      onLeave={leave}
    />
  );
}
