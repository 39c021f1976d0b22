import type { PageName } from '../../platform/analytics/events.ts';
import type { Observable } from '@riderbell/web/observable.ts';
import type { RouterState } from '@riderbell/web/routing/router.ts';
import { pageNameOf } from './page-names.ts';

/** Calls back with the page that shows, and with each other page once it shows; another vendor's page is the same one. */
export function followPages(router: Observable<RouterState>, onPage: (page: PageName) => void): void {
  let shown: PageName | null = null;
  const look = () => {
    const { location, isStarted, isLoading } = router.get();
    // Until then a guard may still send the visitor elsewhere.
    if (!isStarted || isLoading) return;
    const page = pageNameOf(location.pathname);
    if (page === shown) return;
    shown = page;
    onPage(page);
  };
  look();
  router.subscribe(look);
}
