import type { TrackedOrder } from '@riderbell/contract/shapes/tracked-order.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import classes from '../link.module.css';

/** What the shop tells its recipients, as it wrote it; most say nothing. */
export function NoteCard({ order: { note, origin } }: { order: TrackedOrder }) {
  const t = useTexts('public-tracking');
  if (note === null) return null;
  return (
    <section className={classes.card}>
      <h2 className={classes.cardTitle}>{t('note.title', { origin: origin.name })}</h2>
      <p className={classes.note} dir="auto">
        {note}
      </p>
    </section>
  );
}
