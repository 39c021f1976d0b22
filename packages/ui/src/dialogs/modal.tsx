import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { useLabels } from '../labels.tsx';
import { Card } from '../layout/card.tsx';
import classes from './modal.module.css';

/**
 * The browser's own modal dialog: it traps the focus, is above everything, closes on Escape and restores the focus.
 * Its children are mounted when it opens. The close button comes last, so that the first focus is on the content.
 */
export function Modal({
  isOpen,
  onClose,
  labelledBy,
  className,
  lightDismiss = false,
  children,
}: {
  isOpen: boolean;
  onClose: () => void;
  labelledBy: string;
  className: string;
  /** Whether a press outside closes it; only for dialogs without input. */
  lightDismiss?: boolean;
  children: ReactNode;
}) {
  const labels = useLabels();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!isOpen) return dialog.current?.close();
    const { documentElement } = document;
    documentElement.dataset.scrollbar = String(window.innerWidth > documentElement.clientWidth);
    dialog.current?.showModal();
  }, [isOpen]);
  return (
    <Card
      as="dialog"
      ref={dialog}
      raised
      padding={6}
      className={`${classes.modal} ${className}`}
      aria-labelledby={labelledBy}
      closedby={lightDismiss ? 'any' : 'closerequest'}
      onCancel={(event) => {
        // Ignore the bubbled event of a file field or a nested dialog. The owner decides whether to close.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        if (event.target !== event.currentTarget || !isOpen) return;
        // A second Escape closes the element without asking. It is shown again, because the owner decides whether to close.
        event.currentTarget.showModal();
        onClose();
      }}
    >
      {isOpen && (
        <>
          {children}
          <IconButton className={classes.close} label={labels.close} onClick={onClose}>
            <X size={24} aria-hidden />
          </IconButton>
        </>
      )}
    </Card>
  );
}
