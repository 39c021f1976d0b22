import { ChevronsUpDown, Store } from 'lucide-react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useCurrentVendor } from '../../../platform/vendors/current-vendor.tsx';
import { Dropdown } from '@riderbell/ui/dropdown.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Text, textLook } from '@riderbell/ui/layout/text.tsx';
import { BranchPanel } from './branch-panel.tsx';
import classes from './branch-selector.module.css';

/** The current branch in the desktop's top bar, and the list to choose another. */
export function BranchSelector() {
  const t = useTexts('navigation');
  const { vendor } = useCurrentVendor();
  return (
    <Dropdown
      label={t('branch.current', { name: vendor.name })}
      panelLabel={t('branch.choose')}
      className={classes.branch}
      panelClassName={classes.panel}
      button={
        <Row as="span" gap={2.5} className={textLook({ weight: 650 })}>
          <Store size={20} aria-hidden className={textLook({ tone: 'soft' })} />
          <Text as="span" truncate>
            {vendor.name}
          </Text>
          <ChevronsUpDown size={16} aria-hidden className={textLook({ tone: 'soft' })} />
        </Row>
      }
    >
      {(close) => <BranchPanel onChosen={close} />}
    </Dropdown>
  );
}
