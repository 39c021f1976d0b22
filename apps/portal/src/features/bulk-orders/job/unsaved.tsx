import { Button } from '@riderbell/ui/buttons/button.tsx';
import { ConfirmDialog } from '@riderbell/ui/dialogs/confirm-dialog.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { InlineNotice } from '@riderbell/ui/notices/inline-notice.tsx';
import { useProblemText, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { type ChangesState, isUnsaved, type RowChanges } from '../data/row-changes.ts';

/** Says that changes were not saved, and asks before the person leaves them behind. */
export function Unsaved({ changes, state }: { changes: RowChanges; state: ChangesState }) {
  const t = useTexts('bulk-orders');
  const common = useTexts('common');
  const problemText = useProblemText();
  return (
    <>
      {state.problem !== null && (
        <InlineNotice
          kind="error"
          title={t('unsaved.title')}
          action={
            <Row wrap gap={2}>
              <Button variant="default" size="xs" onClick={changes.discard}>
                {t('unsaved.discard')}
              </Button>
              <Button size="xs" onClick={changes.retry}>
                {common('try-again')}
              </Button>
            </Row>
          }
        >
          {problemText(state.problem)}
        </InlineNotice>
      )}
      <LeaveQuestion isUnsaved={isUnsaved(state)} />
    </>
  );
}

function LeaveQuestion({ isUnsaved }: { isUnsaved: boolean }) {
  const t = useTexts('bulk-orders');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isUnsaved) return;
    // The browser asks in its own words before it closes the page.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  useEffect(() => {
    // Everything was saved while the question was open.
    if (!isUnsaved && blocker.state === 'blocked') blocker.proceed();
  }, [isUnsaved, blocker]);
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={t('leave.title')}
      confirmLabel={t('leave.go')}
      cancelLabel={t('leave.stay')}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {t('leave.text')}
    </ConfirmDialog>
  );
}
