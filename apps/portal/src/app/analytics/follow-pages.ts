import type { PageName } from '../../platform/analytics/events.ts';
import type { Observable } from '@riderbell/web/observable.ts';
import { pageNameOf } from './page-names.ts';

/** Calls back with the page that shows, and with each other page once it shows; another vendor's page is the same one. */
export function followPages(path: Observable<string | null>, onPage: (page: PageName) => void): void {
  let last: PageName | null = null;
  const look = () => {
    const now = path.get();
    const page = now === null ? null : pageNameOf(now);
    if (page === null || page === last) return;
    last = page;
    onPage(page);
  };
  look();
  path.subscribe(look);
}
