import { primitive } from './primitive.tsx';

/** Text for screen readers only. The class is global (styles/document.css), because the journeys refer to it by name. */
export const { Component: VisuallyHidden } = primitive<object, 'span'>('span', { base: 'app-visually-hidden' }, []);
