import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Review } from './review-data.ts';

const part = (name: string) => readFileSync(join(import.meta.dirname, 'page', name), 'utf8');

export interface Saving {
  /** Sent with each change, so that no other page can change a text. */
  readonly token: string;
}

/**
 * The page of one language as a single file. It can be mailed to a reviewer, who sends the proposals back as a file.
 * @param saving set when the review server serves the page, which then saves changes in the files
 */
export function reviewPage(review: Review, saving: Saving | null): string {
  // A text may contain "</script>".
  const data = JSON.stringify({ ...review, saving }).replaceAll('<', String.raw`\u003c`);
  return part('review.html')
    .replace('/* style */', () => part('review.css'))
    .replace('/* data */', () => data)
    .replace('/* script */', () => part('review.js'));
}
