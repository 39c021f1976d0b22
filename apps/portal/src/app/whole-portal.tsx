import { type ComponentProps, StrictMode } from 'react';
import type { Texts } from '@riderbell/web/i18n/texts.ts';
import { TextsProvider } from '@riderbell/web/i18n/use-texts.ts';
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
