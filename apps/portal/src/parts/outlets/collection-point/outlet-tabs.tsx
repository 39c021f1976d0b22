import type { CallersVendor } from '@riderbell/contract/shapes/vendor.ts';
import { directionOf } from '@riderbell/web/i18n/language.ts';
import { useState } from 'react';
import { useLanguage, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Tabs } from '@riderbell/ui/tabs.tsx';
import { OpeningHoursPanel } from '../opening-hours/opening-hours-panel.tsx';
import classes from './collection-point.module.css';
import { CollectionPointForm } from './collection-point-form.tsx';
import type { Closing, OutletPart } from './use-closing.ts';

/**
 * The details and the opening hours of an outlet. Both stay mounted, so that a change of tab loses nothing typed. Saving one leads
 * to the other if that has unsaved input.
 */
export function OutletTabs({ outlet, closing }: { outlet: CallersVendor; closing: Closing }) {
  const t = useTexts('outlets');
  const { language } = useLanguage();
  const [tab, setTab] = useState<OutletPart>('details');
  return (
    <Tabs
      label={outlet.name}
      names={['details', 'hours']}
      chosen={tab}
      onChoose={setTab}
      rightToLeft={directionOf(language) === 'rtl'}
      tab={(name) => t(name)}
    >
      <div hidden={tab !== 'details'} className={classes.panel}>
        <CollectionPointForm outlet={outlet} reports={closing.reportsOf('details', setTab)} />
      </div>
      <div hidden={tab !== 'hours'} className={classes.panel}>
        <OpeningHoursPanel outletId={outlet.vendor_id} reports={closing.reportsOf('hours', setTab)} />
      </div>
    </Tabs>
  );
}
