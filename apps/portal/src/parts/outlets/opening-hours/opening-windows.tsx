import { Plus, X } from 'lucide-react';
import { openingHoursLimits, type OpeningWindow } from '@riderbell/domain/outlets/opening-hours.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { IconButton } from '@riderbell/ui/buttons/icon-button.tsx';
import { FieldErrorLine } from '@riderbell/ui/fields/field-error.tsx';
import { TextField } from '@riderbell/ui/fields/text-field.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { useId } from 'react';
import classes from './opening-hours.module.css';
import { usualWindow } from './hours-draft.ts';

/** The windows of one day; without any, the outlet is closed. The fieldset around it names the day. */
export function OpeningWindows({
  windows,
  fault,
  onChange,
}: {
  windows: readonly OpeningWindow[];
  /** The text of the fault of the window at this place. */
  fault: (index: number) => string | null;
  onChange: (windows: readonly OpeningWindow[]) => void;
}) {
  const t = useTexts('outlets');
  return (
    <Stack gap={2}>
      {windows.length === 0 && (
        <Text size={3} tone="soft">
          {t('hours.closed')}
        </Text>
      )}
      {windows.map((window, index) => (
        <WindowRow
          // oxlint-disable-next-line react/no-array-index-key -- a window has no identity but its place
          key={index}
          window={window}
          fault={fault(index)}
          onChange={(changed) => onChange(windows.with(index, changed))}
          onRemove={() => onChange(windows.toSpliced(index, 1))}
        />
      ))}
      {windows.length < openingHoursLimits.windows && (
        <Row>
          <Button
            variant="subtle"
            size="sm"
            icon={<Plus size={16} aria-hidden />}
            onClick={() => onChange([...windows, windows.length === 0 ? usualWindow : { from: '', to: '' }])}
          >
            {t('hours.add')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

function WindowRow({
  window,
  fault,
  onChange,
  onRemove,
}: {
  window: OpeningWindow;
  fault: string | null;
  onChange: (window: OpeningWindow) => void;
  onRemove: () => void;
}) {
  const t = useTexts('outlets');
  const errorId = useId();
  return (
    <div>
      <Row gap={1.5}>
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            type="time"
            size="sm"
            className={classes.time}
            aria-label={t(end)}
            aria-errormessage={fault === null ? undefined : errorId}
            leftToRight
            error={fault === null ? null : true}
            value={window[end]}
            onChange={(event) => onChange({ ...window, [end]: event.currentTarget.value })}
          />
        ))}
        <IconButton size="sm" label={t('hours.remove')} onClick={onRemove}>
          <X size={16} aria-hidden />
        </IconButton>
      </Row>
      {fault !== null && <FieldErrorLine id={errorId} text={fault} />}
    </div>
  );
}
