import { type ReactNode, useId } from 'react';
import classes from './dialog.module.css';
import { Modal } from './modal.tsx';

/** A question or a small task in front of the screen. */
export function Dialog({
  opened,
  onClose,
  title,
  children,
  actions,
  size = 'md',
}: {
  opened: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons at the foot; the main one last. */
  actions?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
}) {
  const titleId = useId();
  return (
    <Modal opened={opened} onClose={onClose} labelledBy={titleId} className={`${classes.dialog} ${classes[size]}`}>
      <h2 id={titleId} className={classes.title}>
        {title}
      </h2>
      <div className={classes.body}>{children}</div>
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </Modal>
  );
}
