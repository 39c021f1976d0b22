import type { ReactNode } from 'react';
import { Stack } from './layout/stack.tsx';
import { Text } from './layout/text.tsx';
import { Tile } from './layout/tile.tsx';
import { VisuallyHidden } from './layout/visually-hidden.tsx';
import classes from './step-bar.module.css';

export interface BarStep {
  key: string;
  icon: ReactNode;
  /** A picture of the steps has no names. */
  name?: string;
  state: 'done' | 'current' | 'stopped' | 'ahead';
  /** The name of the state, for screen readers. */
  stateName?: string;
  time?: ReactNode;
}

const tones = { done: 'brand', current: 'current', stopped: 'negative', ahead: 'calm' } as const;

/** The progress of an order or process, as steps side by side. */
export function StepBar({
  label,
  steps,
  className,
}: {
  label?: string;
  steps: readonly BarStep[];
  className?: string | undefined;
}) {
  return (
    <ol className={`${classes.steps} ${className ?? ''}`} aria-label={label}>
      {steps.map(({ key, icon, name, state, stateName, time }) => (
        <Stack
          as="li"
          key={key}
          align="center"
          className={classes.step}
          data-tone={tones[state]}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <Tile size={36} round aria-hidden>
            {icon}
          </Tile>
          {name !== undefined && (
            <>
              <Text
                as="span"
                size={1}
                lines="close"
                {...(['current', 'stopped'].includes(state)
                  ? { tone: 'ink', weight: 750 }
                  : { tone: 'soft', weight: 600 })}
                className={classes.name}
              >
                {name}
              </Text>
              <VisuallyHidden>{stateName}</VisuallyHidden>
              <Text as="span" size={1} tone="soft" lines="even" numbers className={classes.time}>
                {time}
              </Text>
            </>
          )}
        </Stack>
      ))}
    </ol>
  );
}
