import { startOfDate } from '@riderbell/domain/countries/local-day.ts';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useNow } from '@riderbell/web/use-now.ts';

/** Returns a function that writes a local day, or several with their first and last one: "Sat 21 Nov – Fri 27 Nov". */
export function useDayText(): (from: string, to: string) => string {
  const { time_zone: timeZone } = useDeployment();
  const { day } = useFormats();
  const nowMs = useNow(60_000);
  const write = (date: string) => day(startOfDate(date, timeZone), nowMs);
  return (from, to) => (from === to ? write(from) : `${write(from)} – ${write(to)}`);
}
