import { type Coordinates, distanceInMetres } from '@riderbell/domain/places/coordinates.ts';
import { MapPinCheck, StickyNote } from 'lucide-react';
import type { MouseEvent } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Text, textLook } from '@riderbell/ui/layout/text.tsx';
import { focusField } from '../focus/form-focus.ts';
import type { RequestField, RequestForm } from '../model/request-form.ts';
import type { SpotOffer } from './spot-offer.ts';
import type { ReturningCustomer } from './returning-customer.ts';
import classes from './customer-hints.module.css';

/** What is known about a returning customer: offered, and never filled in automatically. */
export function CustomerHints({
  form,
  customer: {
    destination,
    book: { known },
    spot,
  },
  withNote,
}: {
  form: UseFormReturn<RequestForm>;
  customer: ReturningCustomer;
  /** Whether the field for the note is shown as well. */
  withNote: boolean;
}) {
  const typed = useWatch({ control: form.control, name: 'riderNotes' });
  const note = withNote && typed.trim() === '' ? (known?.customer.riderNotes.trim() ?? '') : '';
  return (
    // Rendered before its contents, so that screen readers announce them.
    <Stack as="output" gap={1} className={`${classes.seen} ${textLook({ size: 4, tone: 'soft' })}`}>
      {note !== '' && <LastNote note={note} onUse={() => form.setValue('riderNotes', note)} />}
      {destination && <Spot spot={spot} pin={destination.coordinates} />}
    </Stack>
  );
}

function LastNote({ note, onUse }: { note: string; onUse: () => void }) {
  const t = useTexts('addressbook');
  const use = (event: MouseEvent<HTMLButtonElement>) => {
    onUse();
    keepFocus(event, 'riderNotes');
  };
  return (
    <Row as="span" wrap className={classes.row}>
      <StickyNote className={textLook({ tone: 'brand' })} size={18} aria-hidden />
      <Text as="span" tone="ink" className={classes.words}>
        {t('seen.note', { note })}
      </Text>
      <Button variant="subtle" size="sm" onClick={use}>
        {t('seen.note.use')}
      </Button>
    </Row>
  );
}

function Spot({ spot: { offered, taken, use, dismiss }, pin }: { spot: SpotOffer; pin: Coordinates }) {
  const t = useTexts('addressbook');
  const formats = useFormats();
  if (!offered && !taken) return null;
  const icon = <MapPinCheck className={textLook({ tone: 'brand' })} size={18} aria-hidden />;
  if (!offered) {
    return (
      <Row as="span" wrap className={classes.row}>
        {icon}
        <Text as="span" tone="ink" className={classes.words}>
          {t('seen.spot.used')}
        </Text>
      </Row>
    );
  }
  const answer = (act: () => void) => (event: MouseEvent<HTMLButtonElement>) => {
    act();
    keepFocus(event, 'customerPhone');
  };
  return (
    <Row as="span" wrap className={classes.row}>
      {icon}
      <Stack as="span" className={`${classes.words} ${textLook({ tone: 'ink' })}`}>
        {t('seen.spot', { count: offered.times })}
        <Text as="span" size={2} tone="soft">
          {t('seen.spot.far', { distance: formats.distance(distanceInMetres(pin, offered)) })}
        </Text>
      </Stack>
      <Row as="span" wrap>
        <Button variant="subtle" size="sm" onClick={answer(use)}>
          {t('seen.spot.use')}
        </Button>
        <Button variant="quiet" size="sm" onClick={answer(dismiss)}>
          {t('seen.spot.dismiss')}
        </Button>
      </Row>
    </Row>
  );
}

/** The pressed button disappears: for a keyboard user the focus moves to the field that it was about. */
function keepFocus({ detail, currentTarget }: MouseEvent<HTMLButtonElement>, field: RequestField): void {
  if (detail === 0) focusField(currentTarget.form, field);
}
