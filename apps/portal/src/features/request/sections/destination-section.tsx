import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormState, type UseFormReturn } from 'react-hook-form';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Spinner } from '@riderbell/ui/states/spinner.tsx';
import { TextField } from '@riderbell/ui/fields/text-field.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Grid } from '@riderbell/ui/layout/grid.tsx';
import { Text, textLook } from '@riderbell/ui/layout/text.tsx';
import { PasteMessage } from '../paste-message/paste-message.tsx';
import type { RequestForm } from '../model/request-form.ts';
import { AddressField } from '../../../parts/places/address-field.tsx';
import type { Destination } from '../destination/use-destination.ts';
import { Section } from './section.tsx';
import classes from './sections.module.css';

/** Where the order goes. */
export function DestinationSection({
  form,
  destination: { field, verdict, pasting },
  hidden,
  withDetails,
  children,
}: {
  form: UseFormReturn<RequestForm>;
  destination: Destination;
  hidden: boolean;
  /** Unit, building and note, which a narrow screen asks on its second page. */
  withDetails: boolean;
  /** Below the address. */
  children?: ReactNode;
}) {
  const t = useTexts('orders');
  const nameless = field.onName !== undefined;
  return (
    <Section title={t('destination.title')} hidden={hidden} action={<PasteMessage pasting={pasting} />}>
      <div data-field="address">
        <AddressField {...field} label={t('destination.search')} />
      </div>
      {nameless && !field.pending && field.error === null && (
        <Text size={4} tone="soft">
          {t('destination.pin-without-address')}
        </Text>
      )}
      <Row
        as="output"
        gap={2}
        className={`${classes.verdict} ${textLook({ size: 4, tone: verdict === 'deliverable' ? 'positive' : 'soft' })}`}
      >
        {verdict === 'checking' && (
          <>
            <Spinner size="16px" />
            {t('destination.checking')}
          </>
        )}
        {verdict === 'deliverable' && (
          <>
            <CircleCheck size={18} aria-hidden />
            {t('destination.ok')}
          </>
        )}
      </Row>
      {children}
      {withDetails && <DoorFields form={form} />}
    </Section>
  );
}

/** What the rider needs at the door. */
export function DoorFields({ form }: { form: UseFormReturn<RequestForm> }) {
  const t = useTexts('orders');
  const { rules } = useDeployment();
  const { errors } = useFormState({ control: form.control });
  return (
    <Grid gap={4} className={classes.door}>
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
    </Grid>
  );
}
