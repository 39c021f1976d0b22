import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Draws its children inside an element that stands somewhere else, for example below a field that another part has made. */
export function DrawnIn({ element, children }: { element: Element; children: ReactNode }) {
  return createPortal(children, element);
}
