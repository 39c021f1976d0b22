import { type ComponentProps, StrictMode } from 'react';
import type { Texts } from '@riderbell/web/i18n/texts.ts';
import { TextsProvider } from '@riderbell/web/i18n/use-texts.ts';
import { App } from './app.tsx';

/** The content of `#root`, the same in the browser and on the server, so that React can hydrate it. */
export function WholePortal({ texts, ...app }: { texts: Texts } & ComponentProps<typeof App>) {
  return (
    <StrictMode>
      <TextsProvider value={texts}>
        <App {...app} />
      </TextsProvider>
    </StrictMode>
  );
}
