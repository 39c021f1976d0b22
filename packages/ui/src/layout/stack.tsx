import { primitive } from './primitive.tsx';
import classes from './stack.module.css';

interface StackLook {
  /** Where the children are along the line; they fill it when absent. */
  align?: 'start' | 'center' | 'end' | undefined;
}

/** One thing below another. */
export const { Component: Stack } = primitive<StackLook, 'div'>('div', classes, ['align']);
