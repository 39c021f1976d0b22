import type { ReactNode } from 'react';
import { Row } from './layout/row.tsx';
import { Text } from './layout/text.tsx';
import classes from './page-header.module.css';

/** The h1 of a screen, with an introduction and the screen's actions. */
export function PageHeader({
  title,
  children,
  actions,
  compact = false,
}: {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  /** Less high, for screens whose content should start further up. */
  compact?: boolean;
}) {
  return (
    // On a phone, actions beside a long title get a separate row.
    <Row as="header" wrap justify="between" className={classes.header} data-compact={compact || undefined}>
      <div className={classes.words}>
        <Text as="h1" size={compact ? 11 : 'section'} className={classes.title} tabIndex={-1}>
          {title}
        </Text>
        {children !== undefined && (
          <Text as="div" tone="soft" before={1}>
            {children}
          </Text>
        )}
      </div>
      {actions !== undefined && (
        <Row wrap justify="end" gap={3} className={classes.actions}>
          {actions}
        </Row>
      )}
    </Row>
  );
}
