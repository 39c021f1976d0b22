import { SlidersHorizontal, Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Dialog } from '@riderbell/ui/dialogs/dialog.tsx';
import { SegmentedChoice } from '@riderbell/ui/fields/segmented-choice.tsx';
import { SwitchField } from '@riderbell/ui/fields/switch-field.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { EventSwitches } from '../../../parts/notifications/event-switches.tsx';
import { ToolButton } from '../tool-button.tsx';
import view from '../view/counter-view.module.css';
import { volumes, withEvent } from './sound-choice.ts';
import classes from './sound-controls.module.css';
import type { CounterSound } from './use-counter-sound.ts';

/** Turns the sound on and off, says if the browser blocks it, and opens its settings. */
export function SoundControls({ sound }: { sound: CounterSound }) {
  const t = useTexts('counter');
  const { choice, state } = sound;
  const [isOpen, setIsOpen] = useState(false);
  if (state === 'none') {
    return (
      <Text as="span" size={3} tone="soft">
        {t('sound.none')}
      </Text>
    );
  }
  const blocked = choice.on && state === 'blocked';
  const Icon = choice.on && !blocked ? Volume2 : VolumeX;
  return (
    <>
      {blocked && (
        // The browser waits for a press; the counter view listens for any.
        <ToolButton className={classes.blocked}>
          <VolumeX aria-hidden />
          {t('sound.blocked')}
        </ToolButton>
      )}
      {!blocked && (
        <ToolButton
          aria-label={t(choice.on ? 'sound.is-on' : 'sound.is-off')}
          aria-pressed={choice.on}
          onClick={() => sound.change({ on: !choice.on })}
        >
          <Icon aria-hidden />
          <span className={view.toolName}>{t(choice.on ? 'sound.is-on' : 'sound.is-off')}</span>
        </ToolButton>
      )}
      <ToolButton aria-label={t('sound.settings')} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <SlidersHorizontal aria-hidden />
      </ToolButton>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('sound.settings')}>
        <SoundPanel sound={sound} />
      </Dialog>
    </>
  );
}

function SoundPanel({ sound }: { sound: CounterSound }) {
  const t = useTexts('counter');
  const { choice } = sound;
  return (
    <Stack gap={4}>
      <SwitchField
        label={t('sound.on')}
        description={t('sound.on.about')}
        checked={choice.on}
        onChange={(on) => sound.change({ on })}
      />
      <SegmentedChoice
        label={t('sound.volume')}
        choices={volumes.map((value) => ({ value, label: t(`sound.volume.${value}`) }))}
        value={choice.volume}
        onChange={(volume) => sound.change({ volume })}
      />
      <Row gap={2} align="stretch" wrap>
        <ToolButton onClick={() => sound.test('good')}>{t('sound.test.good')}</ToolButton>
        <ToolButton onClick={() => sound.test('trouble')}>{t('sound.test.trouble')}</ToolButton>
      </Row>
      <EventSwitches
        label={t('sound.events')}
        chosen={choice.events}
        onChange={(event, on) => sound.change({ events: withEvent(choice.events, event, on) })}
      />
    </Stack>
  );
}
