import { type PointerEvent, useRef } from 'react';
import { useLabels } from '../labels.tsx';
import { Button, type ButtonProps } from './button.tsx';

/** If the pointer moves further than this, in pixels, the person wants to slide off the button and cancel the press. */
const slidePixels = 12;

/** Submits a form. While it is pending, the button keeps its width and its name, and cannot be pressed again. */
export function SubmitButton({
  pending,
  children,
  ...rest
}: Omit<ButtonProps, 'as' | 'loading'> & { pending: boolean }) {
  const labels = useLabels();
  return (
    <>
      <Button type="submit" size="lg" fullWidth {...rest} {...useSteadyPress()} loading={pending} aria-busy={pending}>
        {children}
      </Button>
      <output className="app-visually-hidden">{pending ? labels.loading : ''}</output>
    </>
  );
}

/**
 * A press that begins on the button also ends on it, even if the button moves in between: the field that loses the focus may show
 * an error, which pushes the button down from under the pointer.
 */
function useSteadyPress() {
  const pressedAt = useRef({ x: 0, y: 0 });
  return {
    onPointerDown({ currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent<HTMLButtonElement>) {
      pressedAt.current = { x, y };
      currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLButtonElement>) {
      const { x, y } = pressedAt.current;
      const isSteady = Math.hypot(clientX - x, clientY - y) <= slidePixels;
      if (!isSteady && currentTarget.hasPointerCapture(pointerId)) currentTarget.releasePointerCapture(pointerId);
    },
  };
}
