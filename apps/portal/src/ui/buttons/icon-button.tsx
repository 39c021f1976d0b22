import { ActionIcon, Tooltip, type ActionIconProps } from '@mantine/core';
import type { ReactNode } from 'react';

/** A button that is only a sign: its name is spoken, and shown to the mouse. */
export function IconButton({
  label,
  children,
  ...rest
}: ActionIconProps & { label: string; children: ReactNode; onClick?: () => void }) {
  return (
    <Tooltip label={label}>
      <ActionIcon {...rest} aria-label={label}>
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
