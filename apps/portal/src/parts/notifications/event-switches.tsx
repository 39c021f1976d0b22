import { noteworthyChanges, type NoteworthyChange } from '@riderbell/domain/tracking/noteworthy-changes.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { SwitchField } from '@riderbell/ui/fields/switch-field.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import classes from './event-switches.module.css';

/** A switch for each change of an order that the merchant can be told about. */
export function EventSwitches({
  label,
  chosen,
  disabled,
  onChange,
}: {
  label: string;
  chosen: readonly NoteworthyChange[];
  disabled?: boolean;
  onChange: (event: NoteworthyChange, on: boolean) => void;
}) {
  const t = useTexts('counter');
  return (
    <fieldset className={classes.events} disabled={disabled}>
      <Text as="legend" weight={700} after={1.5}>
        {label}
      </Text>
      {noteworthyChanges.map((event) => (
        <SwitchField
          key={event}
          label={t(`event.${event}`)}
          checked={chosen.includes(event)}
          onChange={(on) => onChange(event, on)}
        />
      ))}
    </fieldset>
  );
}
