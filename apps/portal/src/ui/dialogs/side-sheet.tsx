import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLabels } from '../labels.tsx';
import classes from './side-sheet.module.css';

/**
 * A drawer of 384 px (specification §9) at the start or the end of the screen, as the browser's own modal dialog: it keeps the focus
 * inside, closes on Escape and gives the focus back.
 */
export function SideSheet({
  opened,
  onClose,
  title,
  side = 'start',
  children,
}: {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  side?: 'start' | 'end';
  children: ReactNode;
}) {
  const labels = useLabels();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (opened) dialog.current?.showModal();
    else dialog.current?.close();
  }, [opened]);
  return (
    <dialog
      ref={dialog}
      className={classes.sheet}
      data-side={side}
      aria-labelledby={titleId}
      closedby="any"
      onClose={onClose}
    >
      {opened && (
        <div className={classes.inside}>
          <div className={classes.head}>
            <div id={titleId} className={classes.title}>
              {title}
            </div>
            <button type="button" className={classes.close} aria-label={labels.close} onClick={onClose}>
              <X size={24} aria-hidden />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
