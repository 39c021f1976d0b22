import { useEffect, useLayoutEffect, useRef } from 'react';
import { webStorageKeys, tabStore } from '../storage/storage.ts';
import { useLocation, useRouter } from './router-provider.tsx';
import { placeOf, scrollPositions } from './scroll-positions.ts';

/**
 * A new screen begins at its top, or at the place that its address names; going back leads to where one was, also after a reload.
 * The page that the server has rendered stays where its reader has scrolled it.
 */
export function useScrollRestoration(): void {
  const router = useRouter();
  const { key, hash } = useLocation();
  const positions = useRef(scrollPositions(tabStore.read(webStorageKeys.scrollPositions)));
  const isFirst = useRef(true);

  useEffect(() => {
    const keepInTab = () => {
      positions.current.keep(router.get().location.key, window.scrollY);
      tabStore.write(webStorageKeys.scrollPositions, positions.current.all());
      // What comes back from elsewhere is the browser's to place.
      window.history.scrollRestoration = 'auto';
    };
    const takeOver = () => (window.history.scrollRestoration = 'manual');
    takeOver();
    window.addEventListener('pagehide', keepInTab);
    window.addEventListener('pageshow', takeOver);
    // Told before React has drawn anything of the next screen.
    let shown = router.get().location.key;
    const stop = router.subscribe(() => {
      const { location } = router.get();
      if (location.key === shown) return;
      positions.current.keep(shown, window.scrollY);
      shown = location.key;
    });
    return () => {
      stop();
      window.removeEventListener('pagehide', keepInTab);
      window.removeEventListener('pageshow', takeOver);
      window.history.scrollRestoration = 'auto';
    };
  }, [router]);

  useLayoutEffect(() => {
    const kept = positions.current.of(key);
    const place = document.getElementById(placeOf(hash));
    if (kept !== undefined) window.scrollTo(0, kept);
    else if (place !== null) place.scrollIntoView();
    else if (!isFirst.current) window.scrollTo(0, 0);
    isFirst.current = false;
  }, [key, hash]);
}
