import { primitive } from './primitive.tsx';

/** Words for a screen reader alone. The class is the document's (styles/document.css): the journeys know it by its name. */
export const { Component: VisuallyHidden } = primitive<object, 'span'>('span', { base: 'app-visually-hidden' }, []);
