import { type TrackingTab, trackingTabs } from '@riderbell/domain/orders/status-groups.ts';
import type { ReactNode } from 'react';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { directionOf } from '@riderbell/web/i18n/language.ts';
import { useLanguage, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Tabs } from '@riderbell/ui/tabs.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { VisuallyHidden } from '@riderbell/ui/layout/visually-hidden.tsx';
import { countOf, type OrdersByTab } from './group-by-tab.ts';
import classes from './stage-tabs.module.css';

/** The five tabs with the number of orders under each; `children` is the panel of the chosen tab. */
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
  const { language } = useLanguage();
  const content = (name: TrackingTab) => (
    <>
      <Text as="span" size={7} weight={750} numbers aria-hidden>
        {groups === null ? '–' : number(countOf(groups[name]))}
      </Text>
      <Text as="span" weight={650} className={classes.name}>
        {t(`tab.${name}`)}
      </Text>
      {groups !== null && <VisuallyHidden> {t('tab.count', { count: countOf(groups[name]) })}</VisuallyHidden>}
      {toLookAfter.has(name) && (
        <span className={classes.dot}>
          <VisuallyHidden> {t('group.look-after')}</VisuallyHidden>
        </span>
      )}
    </>
  );
  return (
    <Tabs
      label={t('tabs.label')}
      names={trackingTabs}
      chosen={tab}
      onChoose={onTab}
      rightToLeft={directionOf(language) === 'rtl'}
      tab={content}
    >
      {children}
    </Tabs>
  );
}
