import type { DisplayStatus } from '@riderbell/domain/orders/display-status.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { statusLooks } from './status-look.ts';
import classes from './status.module.css';

/** The icon of a status in its tone; the word is beside it. */
export function StatusTile({ status }: { status: DisplayStatus }) {
  const { icon: Icon, tone } = statusLooks[status];
  return (
    <span className={`${classes.tone} ${classes.tile}`} data-tone={tone} data-tile aria-hidden>
      <Icon size={20} />
    </span>
  );
}

/** Icon and word of a status. */
export function StatusPill({ status }: { status: DisplayStatus }) {
  const t = useTexts('tracking');
  const { icon: Icon, tone } = statusLooks[status];
  return (
    <span className={`${classes.tone} ${classes.pill}`} data-tone={tone}>
      <Icon size={15} aria-hidden />
      {t(`display.${status}`)}
    </span>
  );
}
