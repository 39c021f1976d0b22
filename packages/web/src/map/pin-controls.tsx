import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp, MapPin, Plus } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import classes from './map-view.module.css';
import { wideLook } from './wide-look.ts';
import { movePin, PIN_LONG_STEP_METRES, PIN_STEP_METRES, pinDirections } from './pin-moves.ts';

const arrows = { north: ChevronUp, west: ChevronLeft, east: ChevronRight, south: ChevronDown } as const;

/** Moves the pin without dragging, by arrows that a button opens. If there is no pin, the button puts it in the middle of the view. */
export function PinControls({
  pin,
  onMove,
  middle,
}: {
  pin: Coordinates | null;
  onMove: (to: Coordinates) => void;
  middle: () => Coordinates | null;
}) {
  const t = useTexts('places');
  const [isOpen, setIsOpen] = useState(false);
  if (!pin) {
    const place = () => {
      const at = middle();
      if (at) onMove(at);
    };
    return (
      <>
        <Plus size={26} className={classes.crosshair} strokeWidth={1.5} aria-hidden />
        <button type="button" className={`${wideLook} ${classes.place}`} onClick={place}>
          <MapPin size={16} aria-hidden />
          {t('map.place-pin')}
        </button>
      </>
    );
  }
  return (
    <fieldset className={`${classes.place} ${isOpen ? classes.compass : ''}`} aria-label={t('map.move-pin')}>
      {isOpen &&
        pinDirections.map((direction) => {
          const Arrow = arrows[direction];
          const step = (event: MouseEvent) =>
            onMove(movePin(pin, direction, event.shiftKey ? PIN_LONG_STEP_METRES : PIN_STEP_METRES));
          const name = t(`map.move-${direction}`);
          return (
            <button
              key={direction}
              type="button"
              className={`${classes.button} ${classes[direction]}`}
              aria-label={name}
              title={name}
              onClick={step}
            >
              <Arrow size={18} aria-hidden />
            </button>
          );
        })}
      <button
        type="button"
        className={isOpen ? `${classes.button} ${classes.compassPin}` : wideLook}
        aria-expanded={isOpen}
        aria-label={t('map.move-pin')}
        title={isOpen ? t('map.move-pin') : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <MapPin size={16} aria-hidden />
        {!isOpen && t('map.move-pin')}
      </button>
    </fieldset>
  );
}
