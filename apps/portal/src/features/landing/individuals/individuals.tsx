import { UserRound } from 'lucide-react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import entries from '../entries.module.css';
import type { LandingEntry } from '../landing-entry.ts';
import classes from './individuals.module.css';
import { SendParcel } from './send-parcel.tsx';
import { TrackParcel } from './track-parcel.tsx';

/** The entry for somebody who sends or awaits one parcel (specification §2, §6). */
export function Individuals({ entry }: { entry: LandingEntry }) {
  const t = useTexts('landing');
  return (
    <section id="individuals" className={entries.individuals} aria-labelledby="landing-individuals">
      <UserRound size={30} aria-hidden />
      <h3 id="landing-individuals">{t('entry.individuals.title')}</h3>
      <div className={classes.ways}>
        <TrackParcel />
        <SendParcel entry={entry} />
      </div>
    </section>
  );
}
