import { type TrackingTab, trackingTabs } from '@riderbell/domain/orders/status-groups.ts';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { VisuallyHidden } from '@riderbell/ui/layout/visually-hidden.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { countOf, type OrdersByTab } from './group-by-tab.ts';
import { nextTab } from '../../parts/orders/list/list-keys.ts';
import classes from './stage-tabs.module.css';

/** The five tabs with the number of their orders; `children` is the panel of the chosen one. */
export function StageTabs({
  tab,
  onTab,
  groups,
  toLookAfter,
  children,
}: {
  tab: TrackingTab;
  onTab: (tab: TrackingTab) => void;
  /** Null until the orders are read. */
  groups: OrdersByTab | null;
  /** The tabs with an order that needs the merchant. */
  toLookAfter: ReadonlySet<TrackingTab>;
  children: ReactNode;
}) {
  const t = useTexts('tracking');
  const { number } = useFormats();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const rightToLeft = event.currentTarget.matches('[dir="rtl"] *');
    const index = nextTab(event.key, trackingTabs.indexOf(tab), trackingTabs.length, rightToLeft);
    const name = index === null ? undefined : trackingTabs[index];
    if (index === null || name === undefined) return;
    event.preventDefault();
    onTab(name);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]').item(index).focus();
  };
  return (
    <Stack className={classes.root}>
      <div ref={list} role="tablist" aria-label={t('tabs.label')} className={classes.tabs}>
        {trackingTabs.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === tab}
            aria-controls={`${id}-panel`}
            tabIndex={name === tab ? 0 : -1}
            className={classes.tab}
            onClick={() => onTab(name)}
            onKeyDown={onKeyDown}
          >
            <Text as="span" size={7} weight={750} numbers aria-hidden>
              {groups === null ? '–' : number(countOf(groups[name]))}
            </Text>
            <Text as="span" size={2} weight={650} className={classes.name}>
              {t(`tab.${name}`)}
            </Text>
            {groups !== null && <VisuallyHidden> {t('tab.count', { count: countOf(groups[name]) })}</VisuallyHidden>}
            {toLookAfter.has(name) && (
              <span className={classes.dot}>
                <VisuallyHidden> {t('group.look-after')}</VisuallyHidden>
              </span>
            )}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`} tabIndex={-1} className={classes.panel}>
        {children}
      </div>
    </Stack>
  );
}
