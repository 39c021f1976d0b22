import { ActionIcon, type ActionIconProps } from '@mantine/core';
import type { ReactNode } from 'react';

/** A button that is only a sign: its name is spoken, and shown to a mouse that waits. */
export function IconButton({
  label,
  children,
  ...rest
}: ActionIconProps & { label: string; children: ReactNode; onClick?: () => void }) {
  return (
    <ActionIcon {...rest} aria-label={label} title={label}>
      {children}
    </ActionIcon>
  );
}
