import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { Bdi } from '@riderbell/ui/bdi.tsx';
import { Panel } from '@riderbell/ui/panel.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { type GuestSender, readablePlace } from './stored-sender.ts';
import classes from './sender-card.module.css';

interface SenderCardProps {
  typed: GuestSender;
  onChange: () => void;
}

/** Shows the sender and the collection point above the rest of a guest's request, with a button to change them. */
export function SenderCard({ typed, onChange }: SenderCardProps) {
  const g = useTexts('guests');
  return (
    <Row as={Panel} gap={4} className={classes.card} aria-labelledby="sender-card">
      <Stack gap={0.5} grow>
        <Text as="h2" id="sender-card" size={3} weight={650} tone="soft">
          {g('sender.from')}
        </Text>
        <Text weight={650}>
          <bdi>{readablePlace(typed)}</bdi>
        </Text>
        <Text size={4} tone="soft">
          <bdi>{typed.name}</bdi> · <Bdi>{typed.phone}</Bdi>
        </Text>
      </Stack>
      <Button variant="default" onClick={onChange}>
        {g('sender.change')}
      </Button>
    </Row>
  );
}
