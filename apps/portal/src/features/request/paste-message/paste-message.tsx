import { ClipboardPaste } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { lazyPart } from '@riderbell/web/lazy/lazy-part.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import classes from '../sections/sections.module.css';
import type { Pasting } from './use-pasting.ts';

/** Most requests are typed, so the code that reads messages is loaded only when it is needed. */
const PasteDialog = lazyPart(() => import('./paste-dialog.tsx'), 'PasteDialog');

/** The button that opens the dialog for an order that came as a message. */
export function PasteMessage({ pasting }: { pasting: Pasting }) {
  const t = useTexts('orders');
  const isOpen = pasting.text !== null;
  // Stays mounted once it was opened, so that it can restore the focus when it closes.
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  return (
    <>
      <Button
        className={classes.paste}
        variant="subtle"
        size="sm"
        icon={<ClipboardPaste size={18} aria-hidden />}
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
