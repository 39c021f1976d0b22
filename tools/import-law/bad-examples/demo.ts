// as: apps/demo/src/bad.ts
import { paths } from '@riderbell/portal/app/paths.ts';
export const bad = paths;
