import { type ReactNode, useId } from 'react';
import { Row } from '../layout/row.tsx';
import { Modal } from './modal.tsx';
import classes from './modal.module.css';

/** A drawer of 384 px (specification §9) at the start of the screen; it covers a small phone. */
export function SideSheet({
  isOpen,
  onClose,
  title,
  children,
}: {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <Modal isOpen={isOpen} onClose={onClose} labelledBy={titleId} className={classes.sheet ?? ''} lightDismiss>
      <Row id={titleId} className={classes.sheetTitle}>
        {title}
      </Row>
      {children}
    </Modal>
  );
}
