// as: apps/server/src/compose.ts
import { paths } from '@riderbell/portal/app/paths.ts';
export const bad = paths;
