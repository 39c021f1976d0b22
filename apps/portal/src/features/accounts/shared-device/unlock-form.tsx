import type { LockedDevice } from '@riderbell/contract/shapes/device.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { SubmitButton } from '@riderbell/ui/buttons/submit-button.tsx';
import { TextField } from '@riderbell/ui/fields/text-field.tsx';
import { Grid } from '@riderbell/ui/layout/grid.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import type { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { useProblemText, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { type FormEvent, useEffect, useRef, useState, useTransition } from 'react';
import { ProblemNotice } from '../form/problem-notice.tsx';
import { unlock } from './device-calls.ts';
import classes from './unlock-form.module.css';

type Person = LockedDevice['people'][number];

/** Chooses a person and takes the PIN. */
export function UnlockForm({
  deviceKey,
  people,
  onDisconnected,
}: {
  deviceKey: string;
  people: readonly Person[];
  onDisconnected: (problem: ApiProblem) => void;
}) {
  const [person, setPerson] = useState<Person | null>(null);
  const names = useRef<HTMLUListElement>(null);
  const wasChosen = useRef(false);
  useEffect(() => {
    if (person === null && wasChosen.current) names.current?.querySelector('button')?.focus();
    wasChosen.current = person !== null;
  }, [person]);
  if (person !== null) {
    const leave = () => setPerson(null);
    return <PinForm deviceKey={deviceKey} person={person} onLeave={leave} onDisconnected={onDisconnected} />;
  }
  return (
    <Grid as="ul" columns={2} gap={3} ref={names}>
      {people.map((one) => (
        <li key={one.id}>
          <Button variant="default" size="lg" fullWidth className={classes.name ?? ''} onClick={() => setPerson(one)}>
            <bdi>{one.name}</bdi>
          </Button>
        </li>
      ))}
    </Grid>
  );
}

function PinForm({
  deviceKey,
  person,
  onLeave,
  onDisconnected,
}: {
  deviceKey: string;
  person: Person;
  onLeave: () => void;
  onDisconnected: (problem: ApiProblem) => void;
}) {
  const t = useTexts('devices');
  const problemText = useProblemText();
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [pending, start] = useTransition();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const isOfPin = problem?.field === 'pin';
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (pending || pin === '') return;
    start(async () => {
      const refused = await unlock(deviceKey, person.id, pin);
      if (refused?.code === 'device.disconnected') return onDisconnected(refused);
      setProblem(refused);
      // The wrong PIN cannot be seen, so it is typed again from the start.
      if (refused?.field === 'pin') setPin('');
      field.current?.focus();
    });
  };
  return (
    <Stack as="form" gap={4} noValidate onSubmit={send}>
      {problem !== null && !isOfPin && <ProblemNotice problem={problem} />}
      <TextField
        ref={field}
        size="lg"
        type="password"
        inputMode="numeric"
        // The names are on the screen, so no password manager may keep the PINs beside them.
        autoComplete="one-time-code"
        leftToRight
        label={t('pin.of', { name: person.name })}
        value={pin}
        error={isOfPin ? problemText(problem) : null}
        onChange={(event) => {
          setPin(event.currentTarget.value);
          setProblem(null);
        }}
      />
      <SubmitButton pending={pending}>{t('unlock')}</SubmitButton>
      <Button variant="default" size="lg" fullWidth disabled={pending} onClick={onLeave}>
        {t('someone-else')}
      </Button>
    </Stack>
  );
}
