import { type ReactNode, useId } from 'react';
import classes from './dialog.module.css';
import { Modal } from './modal.tsx';

/** A modal question or small task. */
export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  actions,
  size = 'md',
}: {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The buttons of the footer; the primary one comes last. */
  actions?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
}) {
  const titleId = useId();
  return (
    <Modal isOpen={isOpen} onClose={onClose} labelledBy={titleId} className={`${classes.dialog} ${classes[size]}`}>
      <h2 id={titleId} className={classes.title}>
        {title}
      </h2>
      <div className={classes.body}>{children}</div>
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </Modal>
  );
}
