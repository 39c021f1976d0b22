import { type ReactNode, useId } from 'react';
import { Card } from '@riderbell/ui/layout/card.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';

/** A section of the order detail, with its heading. */
export function DetailCard({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" radius="md" padding={5} aria-labelledby={id}>
      <Row justify="between" gap={3} after={4}>
        <Text as="h3" size={2} weight={700} tone="soft" lines="even" id={id}>
          {title}
        </Text>
        {aside}
      </Row>
      {children}
    </Card>
  );
}
