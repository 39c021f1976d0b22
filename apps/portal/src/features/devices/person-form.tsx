import { SubmitButton } from '@riderbell/ui/buttons/submit-button.tsx';
import { TextField } from '@riderbell/ui/fields/text-field.tsx';
import { Grid } from '@riderbell/ui/layout/grid.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { InlineNotice } from '@riderbell/ui/notices/inline-notice.tsx';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { useProblemText, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { type FormEvent, useState } from 'react';

interface Typed {
  readonly name: string;
  readonly pin: string;
}

/** The name and the PIN of a person at the shared devices. */
export function PersonForm({
  label,
  name: initialName = '',
  pinLabel,
  pinHint,
  submit,
  call,
  onSubmit,
}: {
  /** The name of the form for screen readers. */
  label: string;
  name?: string;
  pinLabel: string;
  pinHint: string;
  submit: string;
  /** The call that the form sends, whose refusal it shows. */
  call: { readonly error: unknown; readonly isPending: boolean; reset(): void };
  /** @param onDone empties the form */
  onSubmit: (typed: Typed, onDone: () => void) => void;
}) {
  const t = useTexts('devices');
  const problemText = useProblemText();
  const [typed, setTyped] = useState<Typed>({ name: initialName, pin: '' });
  const problem = call.error instanceof ApiProblem ? call.error : null;
  const errorOf = (field: keyof Typed) => {
    const found = problem?.all.find((one) => one.field === field);
    return found === undefined ? null : problemText(found);
  };
  const type = (changed: Partial<Typed>) => {
    setTyped({ ...typed, ...changed });
    if (problem !== null) call.reset();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!call.isPending) onSubmit(typed, () => setTyped({ name: '', pin: '' }));
  };
  return (
    <Stack as="form" gap={4} noValidate aria-label={label} onSubmit={send}>
      {problem !== null && problem.field === null && <InlineNotice kind="error">{problemText(problem)}</InlineNotice>}
      <Grid columns={2} stacks gap={3}>
        <TextField
          label={t('person.name')}
          autoComplete="off"
          value={typed.name}
          error={errorOf('name')}
          onChange={(event) => type({ name: event.currentTarget.value })}
        />
        <TextField
          label={pinLabel}
          description={pinHint}
          descriptionBelow
          inputMode="numeric"
          autoComplete="off"
          leftToRight
          value={typed.pin}
          error={errorOf('pin')}
          onChange={(event) => type({ pin: event.currentTarget.value })}
        />
      </Grid>
      <Row wrap>
        <SubmitButton fullWidth={false} pending={call.isPending}>
          {submit}
        </SubmitButton>
      </Row>
    </Stack>
  );
}
