import type { ReactNode } from 'react';
import { Stack } from './layout/stack.tsx';
import { Text } from './layout/text.tsx';
import { VisuallyHidden } from './layout/visually-hidden.tsx';
import classes from './step-bar.module.css';

export interface BarStep {
  key: string;
  icon: ReactNode;
  name: string;
  state: 'done' | 'current' | 'stopped' | 'ahead';
  /** The name of the state, for screen readers. */
  stateName: string;
  time?: ReactNode;
}

/** The progress of an order or process, as steps side by side. */
export function StepBar({ label, steps, className }: { label: string; steps: readonly BarStep[]; className?: string }) {
  return (
    <ol className={`${classes.steps} ${className ?? ''}`} aria-label={label}>
      {steps.map(({ key, icon, name, state, stateName, time }) => (
        <Stack
          as="li"
          key={key}
          align="center"
          className={classes.step}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className={classes.node} aria-hidden>
            {icon}
          </span>
          <Text as="span" size={1} lines="close" className={classes.name}>
            {name}
          </Text>
          <VisuallyHidden>{stateName}</VisuallyHidden>
          <Text as="span" size={1} tone="soft" lines="even" numbers className={classes.time}>
            {time}
          </Text>
        </Stack>
      ))}
    </ol>
  );
}
