import { CircleHelp, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { track } from '../../platform/analytics/track.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Tile } from '@riderbell/ui/layout/tile.tsx';
import classes from './help-button.module.css';
import { HelpFrame } from './help-frame.tsx';
import { helpPanel } from './help-panel.ts';

const close = () => helpPanel.set(false);
const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && close();

/** The round button of a wide screen and the panel that it opens; the screen beside the panel stays usable. */
export default function HelpButton() {
  const t = useTexts('help');
  const isOpen = useSyncExternalStore(helpPanel.subscribe, helpPanel.get);
  const panelId = useId();
  return (
    <>
      <Tile
        as="button"
        type="button"
        size={44}
        round
        className={classes.button}
        aria-label={isOpen ? t('close') : t('open')}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        aria-controls={panelId}
        onClick={() => helpPanel.set(!isOpen)}
        onKeyDown={closeOnEscape}
      >
        {isOpen ? <X size={26} aria-hidden /> : <CircleHelp size={28} aria-hidden />}
      </Tile>
      <HelpPanel id={panelId} isOpen={isOpen} />
    </>
  );
}

/** The panel keeps the article that the merchant read while it is closed. */
function HelpPanel({ id, isOpen }: { id: string; isOpen: boolean }) {
  const t = useTexts('help');
  const dialog = useRef<HTMLDialogElement>(null);
  const [wanted, setWanted] = useState(isOpen);
  if (isOpen && !wanted) setWanted(true);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (dialog.current === null || dialog.current.open === isOpen) return;
    if (isOpen) {
      opener.current = document.activeElement;
      // Not modal: the merchant may fill in the form beside it with its help.
      dialog.current.show();
      track('help_opened', { place: 'button' });
      return;
    }
    const hadFocus = dialog.current.contains(document.activeElement);
    dialog.current.close();
    // The browser returns the focus by itself, but not from inside the frame.
    if (hadFocus && opener.current instanceof HTMLElement) opener.current.focus();
  }, [isOpen]);
  useEffect(() => close, []);
  return (
    <dialog ref={dialog} id={id} className={classes.panel} aria-label={t('title')} onKeyDown={closeOnEscape}>
      {/* The close button is first, so that the focus does not begin inside a frame that may not be there yet. */}
      <Tile as="button" type="button" size={44} round className={classes.close} aria-label={t('close')} onClick={close}>
        <X size={22} aria-hidden />
      </Tile>
      {wanted && <HelpFrame onClose={close} />}
    </dialog>
  );
}
