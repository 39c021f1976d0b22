import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { useLabels } from '../labels.tsx';
import { Dialog } from './dialog.tsx';

/** Asks for confirmation of an action that cannot be undone or that costs money. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  pending = false,
}: {
  isOpen: boolean;
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
      isOpen={isOpen}
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
