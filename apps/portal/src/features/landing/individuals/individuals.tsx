import { UserRound } from 'lucide-react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Grid } from '@riderbell/ui/layout/grid.tsx';
import { Card } from '@riderbell/ui/layout/card.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import entries from '../entries.module.css';
import type { LandingEntry } from '../landing-entry.ts';
import classes from './individuals.module.css';
import { SendParcel } from './send-parcel.tsx';
import { TrackParcel } from './track-parcel.tsx';

/** The entry for a person who sends or receives one parcel (specification §2, §6). */
export function Individuals({ entry }: { entry: LandingEntry }) {
  const t = useTexts('landing');
  return (
    <Card as="section" id="individuals" className={entries.entry} aria-labelledby="landing-individuals">
      <UserRound size={30} aria-hidden />
      <Text as="h3" display size="section" before={4} after={2} id="landing-individuals">
        {t('entry.individuals.title')}
      </Text>
      <Grid columns={2} stacks="early" before={3} className={classes.ways}>
        <TrackParcel />
        <SendParcel entry={entry} />
      </Grid>
    </Card>
  );
}
