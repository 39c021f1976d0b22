import { useState } from 'react';
import { TourCard } from './tour-card.tsx';
import { tourSteps } from './tour-steps.ts';

/**
 * The welcome tour of specification §2: welcome, add order details, request a rider; with skip, next and start. Its card is beside
 * the element that it explains, which stays usable.
 */
export function WelcomeTour({ onEnd }: { onEnd: () => void }) {
  const [at, setAt] = useState(0);
  const [before] = useState(() => document.activeElement);
  const step = tourSteps[at] ?? tourSteps[0];
  const isLast = at === tourSteps.length - 1;
  const leave = (hadFocus: boolean) => {
    onEnd();
    // Return the focus to where the merchant was.
    if (hadFocus && before instanceof HTMLElement) before.focus();
  };
  return (
    <TourCard
      key={step.title}
      step={step}
      number={at + 1}
      of={tourSteps.length}
      onNext={isLast ? null : () => setAt(at + 1)}
      onLeave={leave}
    />
  );
}
