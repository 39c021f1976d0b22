import { Popover, UnstyledButton } from '@mantine/core';
import { ChevronsUpDown, Store } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useCurrentVendor } from '../../platform/vendors/current-vendor.tsx';
import { BranchList } from './branch-list.tsx';
import classes from './branch-selector.module.css';

/** The branch of the desktop's top bar, and the list to choose another. */
export function BranchSelector() {
  const t = useTexts('navigation');
  const { vendor } = useCurrentVendor();
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width={360} trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton
          className={classes.button}
          aria-label={t('branch.current', { name: vendor.name })}
          onClick={() => setOpened((open) => !open)}
        >
          <Store size={20} aria-hidden className={classes.icon} />
          <span className={classes.name}>{vendor.name}</span>
          <ChevronsUpDown size={16} aria-hidden className={classes.icon} />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('branch.choose')} p="sm">
        <BranchList onChosen={() => setOpened(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}
