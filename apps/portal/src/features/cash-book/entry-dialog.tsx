import { type FormEvent, type ReactNode, useId } from 'react';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { useProblemText, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { Dialog } from '@riderbell/ui/dialogs/dialog.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { InlineNotice } from '@riderbell/ui/notices/inline-notice.tsx';

/** A form that enters something into the book. It stays open with what was typed until the server has entered it. */
export function EntryDialog({
  title,
  hint,
  pending,
  error,
  onSubmit,
  onClose,
  children,
}: {
  /** Also the text of the button that submits. */
  title: string;
  hint: string;
  pending: boolean;
  error: Error | null;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const common = useTexts('common');
  const problemText = useProblemText();
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!pending) onSubmit();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button type="submit" form={formId} loading={pending}>
            {title}
          </Button>
        </>
      }
    >
      <Stack as="form" gap={4} id={formId} noValidate onSubmit={submit}>
        <Text tone="soft">{hint}</Text>
        {children}
        {error instanceof ApiProblem && <InlineNotice kind="error">{problemText(error)}</InlineNotice>}
      </Stack>
    </Dialog>
  );
}
