import type { SharedDevice } from '@riderbell/contract/shapes/device.ts';
import { Bdi } from '@riderbell/ui/bdi.tsx';
import { SubmitButton } from '@riderbell/ui/buttons/submit-button.tsx';
import { TextField } from '@riderbell/ui/fields/text-field.tsx';
import { Card } from '@riderbell/ui/layout/card.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { InlineNotice } from '@riderbell/ui/notices/inline-notice.tsx';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useProblemText, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { type FormEvent, useId, useState } from 'react';
import { useAddedDevice, useDeviceRemoval } from './device-calls.ts';
import classes from './devices.module.css';
import { RemoveButton } from './remove-button.tsx';

interface NewCode {
  readonly id: string;
  readonly code: string;
}

/** The devices of the vendor, the code of a new one, and the form that adds one. */
export function DeviceList({ devices, address }: { devices: readonly SharedDevice[]; address: string }) {
  const t = useTexts('devices');
  // Only the answer to the form has the code: the server stores its hash.
  const [newCode, setNewCode] = useState<NewCode | null>(null);
  const waiting = devices.find(({ id, connected_at: at }) => id === newCode?.id && at === null);
  return (
    <Card as="section" gap={3} padding={5} aria-labelledby="shared-devices">
      <Text as="h2" size={6} weight={750} id="shared-devices">
        {t('list')}
      </Text>
      {devices.length === 0 && <Text tone="soft">{t('list.empty')}</Text>}
      <ul>
        {devices.map((device, index) => (
          <Device key={device.id} device={device} isFirst={index === 0} />
        ))}
      </ul>
      {waiting !== undefined && newCode !== null && <Code device={waiting} code={newCode.code} address={address} />}
      <AddDevice onAdded={setNewCode} />
    </Card>
  );
}

function Device({ device, isFirst }: { device: SharedDevice; isFirst: boolean }) {
  const t = useTexts('devices');
  const removal = useDeviceRemoval();
  return (
    <Row as="li" wrap gap={3} justify="between" line={isFirst ? undefined : 'before'} className={classes.line}>
      <Stack className={classes.words}>
        <strong>
          <Bdi>{device.name}</Bdi>
        </strong>
        <Text as="span" size={3} tone="soft">
          <State device={device} />
        </Text>
      </Stack>
      <RemoveButton name={device.name} hint={t('remove.device.text')} removal={removal} id={device.id} />
    </Row>
  );
}

function State({ device: { connected_at: connectedAt, last_used: lastUsed } }: { device: SharedDevice }) {
  const t = useTexts('devices');
  const formats = useFormats();
  if (connectedAt === null) return t('waiting');
  if (lastUsed === null) return t('unused');
  return t('last-used', { time: formats.dateTime(lastUsed.at), name: lastUsed.by });
}

/** The code to type at the device; it disappears when the device is connected. */
function Code({ device, code, address }: { device: SharedDevice; code: string; address: string }) {
  const t = useTexts('devices');
  const formats = useFormats();
  const time = device.code_expires_at === null ? '' : formats.time(device.code_expires_at);
  return (
    <Card tone="brand" padding={5} gap={2} aria-live="polite">
      <Text as="h3" size={5} weight={700}>
        {t('code.title', { name: device.name })}
      </Text>
      <Text size="part" weight={780} numbers dir="ltr" className={classes.code}>
        {code}
      </Text>
      <Text className={classes.words}>{t('code.hint', { address, time })}</Text>
    </Card>
  );
}

function AddDevice({ onAdded }: { onAdded: (added: NewCode) => void }) {
  const t = useTexts('devices');
  const problemText = useProblemText();
  const [name, setName] = useState('');
  const add = useAddedDevice();
  const titleId = useId();
  const problem = add.error instanceof ApiProblem ? add.error : null;
  const isOfName = problem?.field === 'name';
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (add.isPending) return;
    add.mutate(name, {
      onSuccess: ({ result: { device, code } }) => {
        setName('');
        onAdded({ id: device.id, code });
      },
    });
  };
  return (
    <Stack as="form" gap={3} noValidate aria-labelledby={titleId} onSubmit={send}>
      <Text as="h3" size={5} weight={700} id={titleId}>
        {t('add')}
      </Text>
      {problem !== null && !isOfName && <InlineNotice kind="error">{problemText(problem)}</InlineNotice>}
      <TextField
        label={t('name')}
        description={t('name.example')}
        autoComplete="off"
        value={name}
        error={isOfName ? problemText(problem) : null}
        onChange={(event) => {
          setName(event.currentTarget.value);
          if (problem !== null) add.reset();
        }}
      />
      <Row wrap>
        <SubmitButton fullWidth={false} pending={add.isPending}>
          {t('add')}
        </SubmitButton>
      </Row>
    </Stack>
  );
}
