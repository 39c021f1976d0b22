// as: packages/messages/checks/bad.ts
import { errorCodes } from '@riderbell/contract/errors/error-codes.ts';
export const bad = errorCodes;
