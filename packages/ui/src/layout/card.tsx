import classes from './card.module.css';
import { primitive } from './primitive.tsx';

interface CardLook {
  /** A sheet on the page when absent. */
  tone?: 'sunken' | 'brand' | undefined;
  padding?: 4 | 5 | 6 | undefined;
  radius?: 'md' | undefined;
  /** It floats above the page. */
  raised?: boolean | undefined;
}

/** A surface with one thing below another. */
export const { Component: Card } = primitive<CardLook, 'div'>('div', classes, ['tone', 'padding', 'radius', 'raised']);
