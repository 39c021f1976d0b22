import { type ReactNode, useId } from 'react';
import { Panel } from '@riderbell/ui/panel.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import classes from './sections.module.css';

/** One section of the form on a separate panel. */
export function Section({
  title,
  children,
  action,
  hidden = false,
}: {
  title: string;
  children: ReactNode;
  /** A button beside the heading. */
  action?: ReactNode;
  hidden?: boolean;
}) {
  const id = useId();
  return (
    <Stack as={Panel} gap={3.5} className={classes.section} aria-labelledby={id} hidden={hidden}>
      <Row wrap gap={1}>
        <Text as="h2" id={id} size={7} weight={700} lines="close" tabIndex={-1}>
          {title}
        </Text>
        {action}
      </Row>
      {children}
    </Stack>
  );
}
