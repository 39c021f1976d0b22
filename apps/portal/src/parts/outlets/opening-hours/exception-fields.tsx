import { Trash2 } from 'lucide-react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { IconButton } from '@riderbell/ui/buttons/icon-button.tsx';
import { TextField } from '@riderbell/ui/fields/text-field.tsx';
import { Card } from '@riderbell/ui/layout/card.tsx';
import { Grid } from '@riderbell/ui/layout/grid.tsx';
import { VisuallyHidden } from '@riderbell/ui/layout/visually-hidden.tsx';
import type { DraftException } from './hours-draft.ts';
import { OpeningWindows } from './opening-windows.tsx';

/** One day with other hours than its weekday. */
export function ExceptionFields({
  exception,
  fault,
  onChange,
  onRemove,
}: {
  exception: DraftException;
  /** The text of the fault of a field: "date", "note", "windows.1". */
  fault: (field: string) => string | null;
  onChange: (changed: Partial<DraftException>) => void;
  onRemove: () => void;
}) {
  const t = useTexts('outlets');
  const { date, note, windows } = exception;
  return (
    <Card as="fieldset" gap={3} padding={4}>
      <VisuallyHidden as="legend">{date === '' ? t('date') : date}</VisuallyHidden>
      <Grid columns={2} stacks gap={3}>
        <TextField
          type="date"
          label={t('date')}
          value={date}
          error={fault('date')}
          onChange={(event) => onChange({ date: event.currentTarget.value })}
          beside={
            <IconButton label={t('remove', { name: date })} onClick={onRemove}>
              <Trash2 size={18} aria-hidden />
            </IconButton>
          }
        />
        <TextField
          label={t('exceptions.note')}
          optional
          autoComplete="off"
          value={note}
          error={fault('note')}
          onChange={(event) => onChange({ note: event.currentTarget.value })}
        />
      </Grid>
      <OpeningWindows
        windows={windows}
        fault={(index) => fault(`windows.${index}`)}
        onChange={(changed) => onChange({ windows: changed })}
      />
    </Card>
  );
}
