import type { WorkGroup } from '@riderbell/domain/orders/work-groups.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import classes from './group-head.module.css';

/** The task of the orders below it, and their number; it stays in view while they do. */
export function GroupHead({ id, group, count }: { id: string; group: WorkGroup; count: number }) {
  const t = useTexts('tracking');
  const { number } = useFormats();
  // In the list a rider is on the way to these orders; the counter view names the task meanwhile.
  const name = group === 'get-ready' ? t('step.rider-coming') : t(`group.${group}`);
  return (
    <div className={classes.head} data-group={group} role="presentation">
      <span id={id}>
        <span className={classes.name}>{name}</span>
        <span className="app-visually-hidden"> {t('tab.count', { count })}</span>
      </span>
      <span className={classes.count} aria-hidden>
        {number(count)}
      </span>
    </div>
  );
}
