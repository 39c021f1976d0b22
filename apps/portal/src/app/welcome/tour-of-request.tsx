import { useSyncExternalStore } from 'react';
import { useLater } from '../layout/later.ts';
import { tourTurn } from './tour-turn.ts';

/** The welcome tour over the request; whoever is not shown it does not load it either. */
export function TourOfRequest() {
  const on = useSyncExternalStore(tourTurn.subscribe, tourTurn.get);
  return on ? <LoadedTour /> : null;
}

function LoadedTour() {
  const part = useLater(['welcome'], () => import('../../features/welcome/welcome-tour.tsx'));
  return part && <part.WelcomeTour onEnd={tourTurn.end} />;
}
