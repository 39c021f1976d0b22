// as: apps/server/src/compose/bad.ts
import { demoWorld } from '@riderbell/worlds/demo.ts';
export const bad = demoWorld;
