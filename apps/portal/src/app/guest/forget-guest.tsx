import { useState, useTransition } from 'react';
import { forgetRequests } from '../../features/request/draft/stored-draft.ts';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { useProblemText, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { session } from '../../platform/session/browser-session.ts';
import { tabStore } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../../platform/storage-keys.ts';
import { ConfirmDialog } from '@riderbell/ui/dialogs/confirm-dialog.tsx';
import { InlineNotice } from '@riderbell/ui/notices/inline-notice.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';

/** Asks for confirmation and explains what happens to the orders. Nothing is deleted unless the server confirms. */
export function ForgetGuest({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTexts('guests');
  const problemText = useProblemText();
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [isPending, start] = useTransition();
  const forget = () =>
    start(async () => {
      try {
        await session.forgetGuest();
        forgetRequests();
        tabStore.remove(storageKeys.typedRegistration);
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error;
        start(() => setProblem(error));
      }
    });
  const close = () => {
    setProblem(null);
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('forget.title')}
      confirmLabel={t('forget.confirm')}
      onConfirm={forget}
      onCancel={close}
      pending={isPending}
    >
      <Stack gap={4}>
        <p>{t('forget.text')}</p>
        <p>{t('forget.orders')}</p>
      </Stack>
      {problem !== null && !isPending && <InlineNotice kind="error">{problemText(problem)}</InlineNotice>}
    </ConfirmDialog>
  );
}
