import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { useLabels } from '../labels.tsx';
import classes from './modal.module.css';

/**
 * The browser's own modal dialog: it keeps the focus inside, stands above everything, closes on Escape and gives the focus back.
 * What is inside is built when it opens. The close button comes last, so that the focus begins with what the dialog is about.
 */
export function Modal({
  opened,
  onClose,
  labelledBy,
  className,
  lightDismiss = false,
  children,
}: {
  opened: boolean;
  onClose: () => void;
  labelledBy: string;
  className?: string | undefined;
  /** A press beside it closes it, where nothing can be lost. */
  lightDismiss?: boolean;
  children: ReactNode;
}) {
  const labels = useLabels();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!opened) return dialog.current?.close();
    const { documentElement } = document;
    documentElement.dataset.scrollbar = String(window.innerWidth > documentElement.clientWidth);
    dialog.current?.showModal();
  }, [opened]);
  return (
    <dialog
      ref={dialog}
      className={`${classes.modal} ${className ?? ''}`}
      aria-labelledby={labelledBy}
      closedby={lightDismiss ? 'any' : 'closerequest'}
      onCancel={(event) => {
        // The part that opened it decides; the event of what is inside, a file field or another dialog, is not meant.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => event.target === event.currentTarget && opened && onClose()}
    >
      {opened && (
        <>
          {children}
          <IconButton className={classes.close} label={labels.close} onClick={onClose}>
            <X size={24} aria-hidden />
          </IconButton>
        </>
      )}
    </dialog>
  );
}
