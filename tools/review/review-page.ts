import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Review } from './review-data.ts';

const part = (name: string) => readFileSync(join(import.meta.dirname, 'page', name), 'utf8');

export interface Saving {
  /** Sent along with each change, so that no other page can make one. */
  readonly token: string;
}

/**
 * The page of one language, whole in one file: it can be mailed to a reviewer, who sends the proposals back as a file.
 * @param saving where it is served by the repository itself: changes then go into the files
 */
export function reviewPage(review: Review, saving: Saving | null): string {
  // A text may hold "</script>" as well as any other words.
  const data = JSON.stringify({ ...review, saving }).replaceAll('<', String.raw`\u003c`);
  return part('review.html')
    .replace('/* style */', () => part('review.css'))
    .replace('/* data */', () => data)
    .replace('/* script */', () => part('review.js'));
}
