import { Button } from '@mantine/core';
import { ClipboardPaste } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { wait } from '@riderbell/web/clock.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { withRetry } from '@riderbell/web/lazy/with-retry.ts';
import classes from '../sections/sections.module.css';
import type { Pasting } from './use-pasting.ts';

/** Most requests are typed, so what reads messages is fetched for those that are not. */
const PasteDialog = lazy(async () => {
  const { PasteDialog: dialog } = await withRetry(() => import('./paste-dialog.tsx'), wait);
  return { default: dialog };
});

/** The way in for an order that came as a message. */
export function PasteMessage({ pasting }: { pasting: Pasting }) {
  const t = useTexts('orders');
  const opened = pasting.text !== null;
  // Once it was opened it stays, so that it can give the focus back when it closes.
  const [wasOpened, setWasOpened] = useState(false);
  if (opened && !wasOpened) setWasOpened(true);
  return (
    <>
      <Button
        className={classes.paste}
        variant="subtle"
        size="sm"
        leftSection={<ClipboardPaste size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={pasting.open}
      >
        {t('paste.open')}
      </Button>
      {wasOpened && (
        <Suspense fallback={<output className="app-visually-hidden">{t('paste.loading')}</output>}>
          <PasteDialog pasting={pasting} />
        </Suspense>
      )}
    </>
  );
}
