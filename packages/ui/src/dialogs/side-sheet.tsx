import { type ReactNode, useId } from 'react';
import { Modal } from './modal.tsx';
import classes from './side-sheet.module.css';

/** A drawer of 384 px (specification §9) at the start or the end of the screen; it covers a small phone. */
export function SideSheet({
  isOpen,
  onClose,
  title,
  side = 'start',
  children,
}: {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  side?: 'start' | 'end';
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      labelledBy={titleId}
      className={`${classes.sheet} ${classes[side]}`}
      lightDismiss
    >
      <div className={classes.inside}>
        <div id={titleId} className={classes.title}>
          {title}
        </div>
        {children}
      </div>
    </Modal>
  );
}
