import classes from './card.module.css';
import { primitive } from './primitive.tsx';

interface CardLook {
  /** The page's surface colour if absent. */
  tone?: 'sunken' | 'brand' | undefined;
  padding?: 3 | 4 | 5 | 6 | undefined;
  radius?: 'md' | undefined;
  /** Adds a shadow, as if the card floated above the page. */
  raised?: boolean | undefined;
}

/** A surface that stacks its children. */
export const { Component: Card } = primitive<CardLook, 'div'>('div', classes, ['tone', 'padding', 'radius', 'raised']);
