import type { TrackedOrder } from '@riderbell/contract/shapes/tracked-order.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Card } from '@riderbell/ui/layout/card.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import classes from './note-card.module.css';

/** The shop's note to its recipients, as the shop wrote it; most shops have none. */
export function NoteCard({ order: { note, origin } }: { order: TrackedOrder }) {
  const t = useTexts('public-tracking');
  if (note === null) return null;
  return (
    <Card as="section" padding={5} gap={3.5}>
      <Text as="h2" size={2} weight={650} tone="soft">
        {t('note.title', { origin: origin.name })}
      </Text>
      <p className={classes.note} dir="auto">
        {note}
      </p>
    </Card>
  );
}
