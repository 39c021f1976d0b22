import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { Bdi } from '@riderbell/ui/bdi.tsx';
import { Panel } from '@riderbell/ui/panel.tsx';
import { type GuestSender, readablePlace } from './kept-sender.ts';
import classes from './sender-card.module.css';

interface SenderCardProps {
  typed: GuestSender;
  onChange: () => void;
}

/** Shows the sender and the collection point above the rest of a guest's request, with a button to change them. */
export function SenderCard({ typed, onChange }: SenderCardProps) {
  const g = useTexts('guests');
  return (
    <Panel className={classes.card} aria-labelledby="sender-card">
      <div className={classes.words}>
        <h2 id="sender-card" className={classes.title}>
          {g('sender.from')}
        </h2>
        <p className={classes.place}>
          <bdi>{readablePlace(typed)}</bdi>
        </p>
        <p className={classes.person}>
          <bdi>{typed.name}</bdi> · <Bdi>{typed.phone}</Bdi>
        </p>
      </div>
      <Button variant="default" onClick={onChange}>
        {g('sender.change')}
      </Button>
    </Panel>
  );
}
