import { UserRound } from 'lucide-react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Grid } from '@riderbell/ui/layout/grid.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
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
    <Stack
      as="section"
      align="start"
      id="individuals"
      className={`${entries.entry} ${entries.individuals}`}
      aria-labelledby="landing-individuals"
    >
      <UserRound size={30} aria-hidden />
      <Text as="h3" display id="landing-individuals" className={entries.title}>
        {t('entry.individuals.title')}
      </Text>
      <Grid columns={2} className={classes.ways}>
        <TrackParcel />
        <SendParcel entry={entry} />
      </Grid>
    </Stack>
  );
}
