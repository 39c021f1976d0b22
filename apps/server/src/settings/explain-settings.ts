import { askedSettings } from './read-settings.ts';
import { settingMeanings } from './setting-meanings.ts';

/** `npm run settings:explain`: every setting, what it is for, what is allowed and what holds without it. */
const lines = askedSettings().flatMap(({ name, allowed, fallback }) => [
  `${name}  ${settingMeanings[name] ?? ''}`,
  `    allowed: ${allowed}`,
  `    default: ${fallback ?? 'none'}`,
]);
process.stdout.write(`${lines.join('\n')}\n`);
