import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLabels } from '../labels.tsx';
import classes from './dialogs.module.css';

/** A drawer of 384 px (specification §9) at the start or the end of the screen; it covers a phone. */
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
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={title}
      position={side === 'start' ? 'left' : 'right'}
      closeButtonProps={{ 'aria-label': labels.close, size: 'lg' }}
      classNames={{ title: classes.title ?? '', header: classes.header ?? '', body: classes.sheetBody ?? '' }}
    >
      {children}
    </Drawer>
  );
}
