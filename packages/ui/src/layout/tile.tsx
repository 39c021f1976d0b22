import { primitive } from './primitive.tsx';
import classes from './tile.module.css';

interface TileLook {
  /** In pixels. */
  size: 24 | 36 | 40 | 44 | 48 | 72;
  round?: boolean | undefined;
  /** The tone of its parent (`--tone-ink`, `--tone-tint`) if absent. */
  tone?: 'brand' | 'sunken' | undefined;
}

/** The coloured background of an icon or an initial. */
export const { Component: Tile } = primitive<TileLook, 'span'>('span', classes, ['size', 'round', 'tone']);
