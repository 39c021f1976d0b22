// as: apps/demo/tests/bad.test.ts
import { paths } from '@riderbell/portal/app/paths.ts';
export const bad = paths;
