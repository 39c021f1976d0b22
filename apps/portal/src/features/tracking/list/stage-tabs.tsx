import { Tabs } from '@mantine/core';
import { type TrackingTab, trackingTabs } from '@riderbell/domain/orders/status-groups.ts';
import type { ReactNode } from 'react';
import { useFormats } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import type { OrdersByTab } from './group-by-tab.ts';
import classes from './stage-tabs.module.css';

/** The five tabs with how many orders stand under each; `children` is the panel of the chosen one. */
export function StageTabs({
  tab,
  onTab,
  groups,
  children,
}: {
  tab: TrackingTab;
  onTab: (tab: TrackingTab) => void;
  /** Null while nothing has been read. */
  groups: OrdersByTab | null;
  children: ReactNode;
}) {
  const t = useTexts('tracking');
  const { number } = useFormats();
  const choose = (value: string | null) => {
    const chosen = trackingTabs.find((name) => name === value);
    if (chosen !== undefined) onTab(chosen);
  };
  return (
    <Tabs
      value={tab}
      onChange={choose}
      keepMounted={false}
      classNames={{ root: classes.root, list: classes.tabs, tab: classes.tab, panel: classes.panel }}
    >
      <Tabs.List aria-label={t('tabs.label')}>
        {trackingTabs.map((name) => (
          <Tabs.Tab key={name} value={name}>
            <span className={classes.count} aria-hidden>
              {groups === null ? '–' : number(groups[name].length)}
            </span>
            <span className={classes.name}>{t(`tab.${name}`)}</span>
            {groups !== null && (
              <span className="app-visually-hidden"> {t('tab.count', { count: groups[name].length })}</span>
            )}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={tab} tabIndex={-1}>
        {children}
      </Tabs.Panel>
    </Tabs>
  );
}
