import type { PageName } from '../../platform/analytics/events.ts';
import type { Observable } from '@riderbell/web/observable.ts';
import { pageNameOf } from './page-names.ts';

/** Calls back with the current page and with each later one. A change of vendor on the same page does not count. */
export function followPages(path: Observable<string | null>, onPage: (page: PageName) => void): void {
  let last: PageName | null = null;
  const report = () => {
    const now = path.get();
    const page = now === null ? null : pageNameOf(now);
    if (page === null || page === last) return;
    last = page;
    onPage(page);
  };
  report();
  path.subscribe(report);
}
