import { primitive } from './primitive.tsx';
import classes from './stack.module.css';

interface StackLook {
  /** The inline alignment of the children; they fill the width if absent. */
  align?: 'start' | 'center' | 'end' | undefined;
}

/** Lays out its children in a column. */
export const { Component: Stack } = primitive<StackLook, 'div'>('div', classes, ['align']);
