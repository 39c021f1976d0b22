import { localDateOf } from '@riderbell/domain/countries/local-time.ts';
import type { ExpectedAtDoor } from '@riderbell/domain/tracking/expected-times.ts';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';

/** When a parcel arrives, in a sentence: "Arriving about 14:25–14:35"; with its day when that is not today. */
export function useArrivalWords(): (expected: ExpectedAtDoor, nowMs: number) => string {
  const t = useTexts('public-tracking');
  const { time, timeRange, day } = useFormats();
  const { time_zone: zone } = useDeployment();
  return (expected, nowMs) => {
    const first = 'at' in expected ? expected.at : expected.from;
    const isToday = localDateOf(Date.parse(first), zone) === localDateOf(nowMs, zone);
    if ('at' in expected) {
      const at = { time: time(expected.at) };
      return isToday ? t('arrival.about', at) : t('arrival.about.day', { ...at, day: day(first, nowMs) });
    }
    const range = timeRange(expected.from, expected.to);
    return isToday ? t('arrival.between', { range }) : t('arrival.between.day', { range, day: day(first, nowMs) });
  };
}
