import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLabels } from '../labels.tsx';
import classes from './dialogs.module.css';

/** A question or a small task in front of the screen. The focus stays inside, Escape closes, and goes back where it was. */
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
  const labels = useLabels();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={size}
      closeButtonProps={{ 'aria-label': labels.close, size: 'lg' }}
      classNames={{ title: classes.title ?? '', header: classes.header ?? '' }}
    >
      {children}
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </Modal>
  );
}
