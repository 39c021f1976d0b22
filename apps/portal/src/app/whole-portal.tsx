import { type ComponentProps, StrictMode } from 'react';
import type { Texts } from '@riderbell/web/i18n/texts.ts';
import { TextsProvider } from '@riderbell/web/i18n/use-texts.ts';
import type { Router } from '@riderbell/web/routing/router.ts';
import { App } from './app.tsx';

/** Everything that stands in `#root`: the same for the browser and for the server, or one could not go on where the other ended. */
export function WholePortal({ texts, ...app }: { texts: Texts } & ComponentProps<typeof App>) {
  return (
    <StrictMode>
      <TextsProvider value={texts}>
        <App {...app} />
      </TextsProvider>
    </StrictMode>
  );
}

/** Waits until the first screen, with its texts and what its guard says, is there. */
export function started(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.get().isStarted) return resolve();
    const stop = router.subscribe(() => {
      if (!router.get().isStarted) return;
      stop();
      resolve();
    });
  });
}
