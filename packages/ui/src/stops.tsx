import { primitive } from './layout/primitive.tsx';
import classes from './stops.module.css';

/** The points of a route below each other, with a dotted line between them. */
export const { Component: Stops } = primitive<object, 'ol'>('ol', classes, []);
