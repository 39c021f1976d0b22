import { type ReactNode, useId } from 'react';
import { Text } from '../layout/text.tsx';
import { DialogActions } from './dialog-actions.tsx';
import { Modal } from './modal.tsx';
import classes from './modal.module.css';

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
  /** See `DialogActions`. */
  actions?: ReactNode;
  size?: 'md' | 'lg';
}) {
  const titleId = useId();
  return (
    <Modal isOpen={isOpen} onClose={onClose} labelledBy={titleId} className={`${classes.dialog} ${classes[size]}`}>
      <Text as="h2" id={titleId} size={9} weight={750} lines="close" after={3} className={classes.title}>
        {title}
      </Text>
      {children}
      {actions !== undefined && <DialogActions>{actions}</DialogActions>}
    </Modal>
  );
}
