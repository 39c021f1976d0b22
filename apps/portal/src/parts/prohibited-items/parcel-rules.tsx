import { useState } from 'react';
import { ProhibitedList } from './prohibited-list.tsx';
import { useBrand } from '@riderbell/web/brand/brand.tsx';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useCountryName } from '@riderbell/web/i18n/country-name.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Dialog } from '@riderbell/ui/dialogs/dialog.tsx';
import { ElementPortal } from '@riderbell/ui/element-portal.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Text, textLook } from '@riderbell/ui/layout/text.tsx';
import classes from './parcel-rules.module.css';

/**
 * The limits of weight and value of a parcel, with the list of prohibited items in a dialog over the request, so that
 * the guest does not leave the form.
 */
export function ParcelRules() {
  const t = useTexts('guests');
  const formats = useFormats();
  const { weight_limit_kg: kilograms, item_value_ceiling: ceiling } = useDeployment().rules;
  const [isOpen, setIsOpen] = useState(false);
  const weight = formats.weight(kilograms);
  return (
    <Row as="p" wrap className={`${classes.rules} ${textLook({ size: 4, tone: 'soft' })}`}>
      <span>
        {ceiling === null
          ? t('items.limit', { weight })
          : t('items.limit.value', { weight, value: formats.money(ceiling) })}
      </span>
      <Text
        as="button"
        type="button"
        touch
        weight={650}
        tone="brand"
        className={classes.open}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {t('items.prohibited')}
      </Text>
      <Prohibited isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </Row>
  );
}

function Prohibited({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTexts('prohibited');
  const { serviceLabel: service } = useBrand();
  const country = useCountryName().inSentence;
  return (
    // Outside the form, so that nothing in here submits it.
    <ElementPortal element={document.body}>
      <Dialog isOpen={isOpen} onClose={onClose} title={t('title')} size="lg">
        <Text tone="soft" pretty after={6}>
          {t('lead', { service, country })}
        </Text>
        <ProhibitedList headings="h3" />
      </Dialog>
    </ElementPortal>
  );
}
