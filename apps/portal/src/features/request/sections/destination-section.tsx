import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { Loader } from '@mantine/core';
import { CircleCheck } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useFormState, type UseFormReturn } from 'react-hook-form';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { TextField } from '@riderbell/ui/fields/text-field.tsx';
import type { ChosenPlace } from '@riderbell/domain/places/chosen-place.ts';
import { PasteMessage } from '../paste-message/paste-message.tsx';
import type { Pasting } from '../paste-message/use-pasting.ts';
import type { RequestForm } from '../model/request-form.ts';
import { AddressField } from '../../../parts/places/address-field.tsx';
import type { AddressFieldProps } from '../../../parts/places/address-field-props.ts';
import { Section } from './section.tsx';
import classes from './sections.module.css';

export interface DestinationSectionProps {
  readonly form: UseFormReturn<RequestForm>;
  readonly destination: ChosenPlace | null;
  readonly near: Coordinates | null;
  readonly error: string | null;
  readonly checking: boolean;
  readonly deliverable: boolean;
  readonly pending: boolean;
  readonly offers: NonNullable<AddressFieldProps['offers']>;
  readonly matches: NonNullable<AddressFieldProps['matches']>;
  readonly asked: AddressFieldProps['asked'];
  readonly onText: (text: string) => void;
  readonly pasting: Pasting;
  readonly inputRef: Ref<HTMLInputElement>;
  readonly onChoose: (place: ChosenPlace) => void;
  readonly onClear: () => void;
  readonly onOffer: (key: string) => void;
  readonly onName: (address: string) => void;
  readonly hidden: boolean;
  /** Unit, building and note, which a narrow screen asks on its second page. */
  readonly withDetails: boolean;
  /** What stands below the address. */
  readonly children?: ReactNode;
}

/** Where the order goes. */
export function DestinationSection(props: DestinationSectionProps) {
  const { form, destination, near, error, pending, offers, inputRef, onChoose, onClear, onOffer } = props;
  const t = useTexts('orders');
  const nameless = destination?.address === '';
  return (
    <Section title={t('destination.title')} hidden={props.hidden} action={<PasteMessage pasting={props.pasting} />}>
      <div data-field="address">
        <AddressField
          label={t('destination.search')}
          value={destination?.address ?? ''}
          near={near}
          error={error}
          pending={pending}
          offers={offers}
          matches={props.matches}
          onText={props.onText}
          asked={props.asked ?? null}
          onPasted={props.pasting.offer}
          inputRef={inputRef}
          onChoose={onChoose}
          onClear={onClear}
          onOffer={onOffer}
          onName={nameless ? props.onName : undefined}
        />
      </div>
      {nameless && !pending && error === null && <p className={classes.hint}>{t('destination.pin-without-address')}</p>}
      <output className={classes.verdict} data-ok={props.deliverable}>
        {props.checking && (
          <>
            <Loader size={16} aria-hidden />
            {t('destination.checking')}
          </>
        )}
        {props.deliverable && (
          <>
            <CircleCheck size={18} aria-hidden />
            {t('destination.ok')}
          </>
        )}
      </output>
      {props.children}
      {props.withDetails && <DoorFields form={form} />}
    </Section>
  );
}

/** What the rider needs at the door. */
export function DoorFields({ form }: { form: UseFormReturn<RequestForm> }) {
  const t = useTexts('orders');
  const { rules } = useDeployment();
  const { errors } = useFormState({ control: form.control });
  return (
    <div className={classes.door}>
      <TextField
        label={t('destination.unit')}
        optional={!rules.unit_number_required}
        error={errors.unitNumber?.message}
        autoComplete="off"
        {...form.register('unitNumber')}
      />
      <TextField label={t('destination.building')} optional autoComplete="off" {...form.register('building')} />
      <TextField
        label={t('destination.notes')}
        optional
        placeholder={t('destination.notes.placeholder')}
        autoComplete="off"
        {...form.register('riderNotes')}
      />
    </div>
  );
}
