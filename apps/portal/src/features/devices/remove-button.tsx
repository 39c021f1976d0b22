import { Button } from '@riderbell/ui/buttons/button.tsx';
import { ConfirmDialog } from '@riderbell/ui/dialogs/confirm-dialog.tsx';
import { notify } from '@riderbell/ui/notices/notify.ts';
import { ShortLabel } from '@riderbell/ui/short-label.tsx';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useState } from 'react';
import type { useDeviceRemoval } from './device-calls.ts';

/** Removes a device or a person after a question. */
export function RemoveButton({
  id,
  name,
  hint,
  removal,
}: {
  id: string;
  name: string;
  /** What the removal means. */
  hint: string;
  removal: ReturnType<typeof useDeviceRemoval>;
}) {
  const t = useTexts('devices');
  const [isAsking, setIsAsking] = useState(false);
  const remove = () =>
    removal.mutate(id, {
      onSettled: () => setIsAsking(false),
      onSuccess: () => notify({ kind: 'success', message: t('removed', { name }) }),
    });
  return (
    <>
      <Button variant="default" size="sm" onClick={() => setIsAsking(true)}>
        <ShortLabel shown={t('remove')} spoken={t('remove.of', { name })} />
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('remove.of', { name })}
        confirmLabel={t('remove')}
        pending={removal.isPending}
        onConfirm={remove}
        onCancel={() => setIsAsking(false)}
      >
        {hint}
      </ConfirmDialog>
    </>
  );
}
