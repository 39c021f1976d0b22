import { type AcceptedHours, nextOpening, type ServiceStatus } from '@riderbell/domain/outlets/service-hours.ts';
import { MoonStar } from 'lucide-react';
import { useState } from 'react';
import { serverClock } from '@riderbell/web/clock.ts';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { FullState } from '@riderbell/ui/states/full-state.tsx';

/** Out of hours: shows when the service opens again, with a button to check again (specification §4, ServiceClosed). */
export function ServiceClosed({
  status,
  hours,
  checking,
  onCheck,
}: {
  status: ServiceStatus;
  hours: AcceptedHours;
  checking: boolean;
  onCheck: () => void;
}) {
  const t = useTexts('orders');
  const tErrors = useTexts('errors');
  const formats = useFormats();
  const { time_zone: timeZone } = useDeployment();
  const [now] = useState(() => serverClock.now());
  const opening = nextOpening(hours, now, timeZone);
  const { from, to, current_time } = status;
  return (
    <FullState
      icon={<MoonStar size={32} />}
      title={t('closed.title')}
      action={
        <Button onClick={onCheck} loading={checking}>
          {t('closed.again')}
        </Button>
      }
    >
      <p>{tErrors('error.store-closed-v2')}</p>
      {from !== null && to !== null && current_time !== null && <p>{t('closed.toast', { from, to, current_time })}</p>}
      {opening !== null && opening > now && (
        <p>{t('closed.next', { day: formats.day(opening, now), time: formats.time(opening) })}</p>
      )}
    </FullState>
  );
}
