import type { ReactNode } from 'react';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import { Tile } from '../layout/tile.tsx';
import classes from './full-state.module.css';

/**
 * Replaces a list or a screen that has nothing to show: empty, failed, offline or not found. It says what happened
 * and offers one next action.
 */
export function FullState({
  icon,
  title,
  children,
  action,
  level = 2,
  tone = 'brand',
}: {
  icon?: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** The heading level: 1 if the state fills the whole screen. */
  level?: 1 | 2;
  tone?: 'brand' | 'negative';
}) {
  return (
    <Stack
      align="center"
      gap={2}
      className={classes.state}
      data-tone={tone}
      role={tone === 'negative' ? 'alert' : undefined}
    >
      {icon !== undefined && (
        <Tile size={72} after={2} aria-hidden>
          {icon}
        </Tile>
      )}
      {/* The heading of a screen gets the focus after navigation. */}
      <Text as={`h${level}`} size={9} lines="close" {...(level === 1 && { tabIndex: -1 })}>
        {title}
      </Text>
      {children !== undefined && (
        <Text as="div" tone="soft" pretty>
          {children}
        </Text>
      )}
      {action !== undefined && (
        <Row wrap justify="center" gap={3} before={4}>
          {action}
        </Row>
      )}
    </Stack>
  );
}
