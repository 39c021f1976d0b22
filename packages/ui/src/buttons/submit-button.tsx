import { type PointerEvent, useRef } from 'react';
import { useLabels } from '../labels.tsx';
import { Button, type ButtonProps } from './button.tsx';

/** A finger or a mouse that moves further, in pixels, has thought better of it and may slide off the button. */
const steadyPixels = 12;

/** Sends a form. While it is on its way the button keeps its width and its name, and cannot be pressed twice. */
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
 * A press that began on the button ends on it, though the button may move in between: the field that is left by it says what is wrong,
 * and that line pushes the button from under the pointer.
 */
function useSteadyPress() {
  const began = useRef({ x: 0, y: 0 });
  return {
    onPointerDown({ currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent<HTMLButtonElement>) {
      began.current = { x, y };
      currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLButtonElement>) {
      const { x, y } = began.current;
      const isSteady = Math.hypot(clientX - x, clientY - y) <= steadyPixels;
      if (!isSteady && currentTarget.hasPointerCapture(pointerId)) currentTarget.releasePointerCapture(pointerId);
    },
  };
}
