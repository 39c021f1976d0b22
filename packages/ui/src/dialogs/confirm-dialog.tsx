import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { useLabels } from '../labels.tsx';
import { Dialog } from './dialog.tsx';

/** Asks before something that cannot be undone, or that costs. */
export function ConfirmDialog({
  opened,
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  pending = false,
}: {
  opened: boolean;
  title: string;
  children: ReactNode;
  /** Says what will happen: "Cancel order", not "OK". */
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  onCancel: () => void;
  pending?: boolean;
}) {
  const labels = useLabels();
  return (
    <Dialog
      opened={opened}
      onClose={onCancel}
      title={title}
      actions={
        <>
          <Button variant="default" onClick={onCancel} disabled={pending}>
            {cancelLabel ?? labels.cancel}
          </Button>
          <Button onClick={onConfirm} loading={pending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
