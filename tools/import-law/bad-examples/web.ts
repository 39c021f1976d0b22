// as: packages/web/src/bad.ts
import { session } from '@riderbell/portal/platform/session/browser-session.ts';
export const bad = session;
