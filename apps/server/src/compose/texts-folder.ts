import { fileURLToPath } from 'node:url';

/** The texts of all languages: a folder for each. */
export const textsFolder = fileURLToPath(new URL('../../../../packages/messages/src', import.meta.url));
