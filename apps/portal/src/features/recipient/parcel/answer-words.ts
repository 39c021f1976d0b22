import { localDateOf } from '@riderbell/domain/countries/local-time.ts';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useArrivalWords } from './arrival-words.ts';
import type { Answer } from './stage.ts';

/** The one big answer in words, for the title of the page and for screen readers. */
export function useAnswerWords(): (answer: Answer, nowMs: number) => string {
  const t = useTexts('public-tracking');
  const arrival = useArrivalWords();
  const { time, dateTime } = useFormats();
  const { time_zone: zone } = useDeployment();
  return (answer, nowMs) => {
    if (answer.kind === 'arrival') return arrival(answer.expected, nowMs);
    if (answer.kind === 'late') return t('late');
    const { stage, at } = answer;
    if (stage !== 'delivered' || at === null) return t(`headline.${stage}`);
    const isToday = localDateOf(Date.parse(at), zone) === localDateOf(nowMs, zone);
    return isToday ? t('delivered.at', { time: time(at) }) : t('delivered.on', { date: dateTime(at) });
  };
}
