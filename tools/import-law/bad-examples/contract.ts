// as: packages/contract/src/calls/bad.ts
import { t } from '@riderbell/messages/en.ts';
export const bad = t;
