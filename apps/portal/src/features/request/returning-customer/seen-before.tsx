import { type Coordinates, distanceInMetres } from '@riderbell/domain/places/coordinates.ts';
import { MapPinCheck, StickyNote } from 'lucide-react';
import type { MouseEvent } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { focusField } from '../focus/form-focus.ts';
import type { RequestField, RequestForm } from '../model/request-form.ts';
import type { KnownSpot } from './known-spot.ts';
import type { ReturningCustomer } from './returning-customer.ts';
import classes from './seen-before.module.css';

/** What is known about a returning customer: offered, and never filled in automatically. */
export function SeenBefore({
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
    <output className={classes.seen}>
      {note !== '' && <LastNote note={note} onUse={() => form.setValue('riderNotes', note)} />}
      {destination && <Spot spot={spot} pin={destination.coordinates} />}
    </output>
  );
}

function LastNote({ note, onUse }: { note: string; onUse: () => void }) {
  const t = useTexts('addressbook');
  const use = (event: MouseEvent<HTMLButtonElement>) => {
    onUse();
    keepFocus(event, 'riderNotes');
  };
  return (
    <span className={classes.row}>
      <StickyNote className={classes.icon} size={18} aria-hidden />
      <span className={classes.words}>{t('seen.note', { note })}</span>
      <Button variant="subtle" size="sm" onClick={use}>
        {t('seen.note.use')}
      </Button>
    </span>
  );
}

function Spot({ spot: { offered, taken, use, dismiss }, pin }: { spot: KnownSpot; pin: Coordinates }) {
  const t = useTexts('addressbook');
  const formats = useFormats();
  if (!offered && !taken) return null;
  const icon = <MapPinCheck className={classes.icon} size={18} aria-hidden />;
  if (!offered) {
    return (
      <span className={classes.row}>
        {icon}
        <span className={classes.words}>{t('seen.spot.used')}</span>
      </span>
    );
  }
  const answer = (act: () => void) => (event: MouseEvent<HTMLButtonElement>) => {
    act();
    keepFocus(event, 'customerPhone');
  };
  return (
    <span className={classes.row}>
      {icon}
      <span className={classes.words}>
        {t('seen.spot', { count: offered.times })}
        <span className={classes.far}>
          {t('seen.spot.far', { distance: formats.distance(distanceInMetres(pin, offered)) })}
        </span>
      </span>
      <span className={classes.actions}>
        <Button variant="subtle" size="sm" onClick={answer(use)}>
          {t('seen.spot.use')}
        </Button>
        <Button variant="quiet" size="sm" onClick={answer(dismiss)}>
          {t('seen.spot.dismiss')}
        </Button>
      </span>
    </span>
  );
}

/** The pressed button disappears: for a keyboard user the focus moves to the field that it was about. */
function keepFocus({ detail, currentTarget }: MouseEvent<HTMLButtonElement>, field: RequestField): void {
  if (detail === 0) focusField(currentTarget.form, field);
}
