import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Renders its children into another element of the page, for example one below another component's field. */
export function ElementPortal({ element, children }: { element: Element; children: ReactNode }) {
  return createPortal(children, element);
}
