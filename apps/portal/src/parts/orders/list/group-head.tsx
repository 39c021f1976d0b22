import type { WorkGroup } from '@riderbell/domain/orders/work-groups.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { VisuallyHidden } from '@riderbell/ui/layout/visually-hidden.tsx';
import classes from './group-head.module.css';

const tones: Partial<Record<WorkGroup, 'brand' | 'caution'>> = { 'hand-over': 'brand', 'look-after': 'caution' };

/** The task of the orders below it, and their number; it stays in view while they do. */
export function GroupHead({ id, group, count }: { id: string; group: WorkGroup; count: number }) {
  const t = useTexts('tracking');
  const { number } = useFormats();
  // In the list a rider is on the way to these orders; the counter view names the task meanwhile.
  const name = group === 'get-ready' ? t('step.rider-coming') : t(`group.${group}`);
  return (
    <Text
      as={Row}
      size={2}
      weight={700}
      lines="close"
      tone={tones[group] ?? 'soft'}
      gap={2}
      className={classes.head}
      role="presentation"
    >
      <span id={id}>
        {name}
        <VisuallyHidden> {t('tab.count', { count })}</VisuallyHidden>
      </span>
      <Text as="span" numbers aria-hidden>
        {number(count)}
      </Text>
    </Text>
  );
}
