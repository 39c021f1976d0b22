import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  areaFile,
  type LanguageTexts,
  readLanguage,
  sourceLanguage,
  textsFolder,
} from '../../packages/messages/checks/texts-of-languages.ts';
import type { Language } from '../../packages/domain/src/countries/languages.ts';
import { root } from '../project-files.ts';
import { type Review, reviewOf } from './review-data.ts';

/** @param since a git ref: texts that changed after it are marked. @throws when the ref does not exist */
export function readReview(language: Language, since: string | null, folder = textsFolder): Review {
  const english = readLanguage(folder, sourceLanguage);
  const own = readLanguage(folder, language);
  const commit = since === null ? null : git('rev-parse', '--verify', '--end-of-options', `${since}^{commit}`);
  const before =
    commit === null || since === null
      ? null
      : { since, own: at(commit, own, english), english: at(commit, english, english) };
  return reviewOf({ own, english, before, glossary: glossaryOf(language) });
}

function glossaryOf(language: Language): string {
  const file = join(root, 'docs/languages', `${language}.md`);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** The texts of a language in a commit; an area that the commit does not have is empty. */
function at(commit: string, { language }: LanguageTexts, { areas }: LanguageTexts): LanguageTexts {
  const read = (file: string) => {
    try {
      return git('show', `${commit}:${file}`);
    } catch {
      return '{}';
    }
  };
  const files = [...areas.keys()].map((area) => [area, `packages/messages/src/${language}/${area}.json`] as const);
  return { language, areas: new Map(files.map(([area, file]) => [area, areaFile(file, read(file))])) };
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}
