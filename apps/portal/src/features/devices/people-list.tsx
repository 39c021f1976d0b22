import type { ListedDevicePerson } from '@riderbell/contract/shapes/device.ts';
import { Bdi } from '@riderbell/ui/bdi.tsx';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { Dialog } from '@riderbell/ui/dialogs/dialog.tsx';
import { Card } from '@riderbell/ui/layout/card.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { notify } from '@riderbell/ui/notices/notify.ts';
import { ShortLabel } from '@riderbell/ui/short-label.tsx';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useState } from 'react';
import { useAddedPerson, useChangedPerson, usePersonRemoval } from './device-calls.ts';
import classes from './devices.module.css';
import { PersonForm } from './person-form.tsx';
import { RemoveButton } from './remove-button.tsx';

/** The people who unlock the vendor's devices, and the form that adds one. */
export function PeopleList({ people }: { people: readonly ListedDevicePerson[] }) {
  const t = useTexts('devices');
  const add = useAddedPerson();
  return (
    <Card as="section" gap={3} padding={5} aria-labelledby="device-people">
      <Text as="h2" size={6} weight={750} id="device-people">
        {t('people')}
      </Text>
      {people.length === 0 && <Text tone="soft">{t('people.empty')}</Text>}
      <ul>
        {people.map((person, index) => (
          <Person key={person.id} person={person} isFirst={index === 0} />
        ))}
      </ul>
      <Text as="h3" size={5} weight={700}>
        {t('person.add')}
      </Text>
      <PersonForm
        label={t('person.add')}
        pinLabel={t('person.pin')}
        pinHint={t('person.pin.hint')}
        submit={t('person.add')}
        call={add}
        onSubmit={(typed, onDone) =>
          add.mutate(typed, {
            onSuccess: ({ result: { name } }) => {
              onDone();
              notify({ kind: 'success', message: t('saved', { name }) });
            },
          })
        }
      />
    </Card>
  );
}

function Person({ person, isFirst }: { person: ListedDevicePerson; isFirst: boolean }) {
  const t = useTexts('devices');
  const [isOpen, setIsOpen] = useState(false);
  const change = useChangedPerson();
  const removal = usePersonRemoval();
  const { id, name } = person;
  const close = () => {
    setIsOpen(false);
    change.reset();
  };
  return (
    <Row as="li" wrap gap={3} justify="between" line={isFirst ? undefined : 'before'} className={classes.line}>
      <strong className={classes.words}>
        <Bdi>{name}</Bdi>
      </strong>
      <Row wrap gap={2}>
        <Button variant="default" size="sm" onClick={() => setIsOpen(true)}>
          <ShortLabel shown={t('change')} spoken={t('change.of', { name })} />
        </Button>
        <RemoveButton name={name} hint={t('remove.person.text', { name })} removal={removal} id={id} />
      </Row>
      <Dialog isOpen={isOpen} onClose={close} title={t('change.of', { name })}>
        <PersonForm
          label={t('change.of', { name })}
          name={name}
          pinLabel={t('new-pin')}
          pinHint={t('new-pin.hint')}
          submit={t('save')}
          call={change}
          onSubmit={(typed) =>
            change.mutate(
              { personId: id, ...typed },
              {
                onSuccess: ({ result }) => {
                  close();
                  notify({ kind: 'success', message: t('saved', { name: result.name }) });
                },
              },
            )
          }
        />
      </Dialog>
    </Row>
  );
}
