import { rowLook } from '@riderbell/ui/layout/row.tsx';
import { textLook } from '@riderbell/ui/layout/text.tsx';
import classes from './map-view.module.css';

/** The classes of a button on the map with words. */
export const wideLook = [classes.wide, rowLook({ gap: 2 }), textLook({ size: 3, weight: 600 })].join(' ');
