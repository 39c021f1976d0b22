import { useBrand } from '@riderbell/web/brand/brand.tsx';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useNavigate } from 'react-router';
import { useCurrentVendor } from '../../platform/vendors/current-vendor.tsx';
import { SideSheet } from '@riderbell/ui/dialogs/side-sheet.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { VisuallyHidden } from '@riderbell/ui/layout/visually-hidden.tsx';
import { LaterGuestPart } from '../guest/later-guest.tsx';
import { paths } from '../../platform/paths.ts';
import { BranchPanel } from '../../parts/outlets/branch-selector/branch-panel.tsx';
import { AccountPanel } from './menu-panels.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import type { NavigationParts } from './navigation-parts.ts';
import classes from './top-bar.module.css';

/** The menu of a phone, with the items of the desktop's bar (specification §2, Navigation). */
export function MobileDrawer({
  parts,
  isOpen,
  onClose,
}: {
  parts: NavigationParts;
  isOpen: boolean;
  onClose: () => void;
}) {
  const t = useTexts('navigation');
  const { Logo } = useBrand();
  const navigate = useNavigate();
  const { vendor_id: vendorId } = useCurrentVendor().vendor;
  return (
    <SideSheet
      isOpen={isOpen}
      onClose={onClose}
      title={
        <>
          <VisuallyHidden>{t('menu')}</VisuallyHidden>
          <Logo height={28} />
        </>
      }
    >
      <NavigationLinks layout="list" onFollow={onClose} />
      {parts.hasBranchSelector && (
        <Stack as="section" gap={3} aria-labelledby="drawer-branch" className={classes.section}>
          <Text as="h2" size={3} weight={650} tone="soft" id="drawer-branch" className={classes.sectionTitle}>
            {t('branch')}
          </Text>
          <BranchPanel onChosen={onClose} />
        </Stack>
      )}
      {parts.hasAccount ? (
        <Stack as="section" gap={3} aria-labelledby="drawer-account" className={classes.section}>
          <Text as="h2" size={3} weight={650} tone="soft" id="drawer-account" className={classes.sectionTitle}>
            {t('account')}
          </Text>
          <AccountPanel
            onHelp={() => {
              onClose();
              void navigate(paths.helpCentre(vendorId));
            }}
            onTour={onClose}
          />
        </Stack>
      ) : (
        <LaterGuestPart part="Drawer" />
      )}
    </SideSheet>
  );
}
