// as: apps/server/src/features/mails/bad.ts
import { register } from '../accounts/register.ts';
export const bad = register;
