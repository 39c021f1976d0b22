import { type ReactNode, useId } from 'react';
import classes from './dialog.module.css';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { DialogActions } from './dialog-actions.tsx';
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
  /** See `DialogActions`. */
  actions?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
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
