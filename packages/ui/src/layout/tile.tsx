import { primitive } from './primitive.tsx';
import classes from './tile.module.css';

interface TileLook {
  /** In pixels. */
  size: 24 | 36 | 40 | 44 | 48;
  round?: boolean | undefined;
  /** The tone of what is around it (`--tone-ink`, `--tone-tint`) when absent. */
  tone?: 'brand' | 'sunken' | undefined;
}

/** The ground of an icon or of a letter. */
export const { Component: Tile } = primitive<TileLook, 'span'>('span', classes, ['size', 'round', 'tone']);
