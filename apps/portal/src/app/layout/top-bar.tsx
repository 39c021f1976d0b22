import { Menu } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useBrand } from '@riderbell/web/brand/brand.tsx';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Link } from 'react-router';
import { useCurrentVendor } from '../../platform/vendors/current-vendor.tsx';
import { Bdi } from '@riderbell/ui/bdi.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text, textLook } from '@riderbell/ui/layout/text.tsx';
import { paths } from '../../platform/paths.ts';
import { AccountMenu } from './account-menu.tsx';
import { BranchSelector } from '../../parts/outlets/branch-selector/branch-selector.tsx';
import { useDevicePerson } from '../device/use-device-person.ts';
import { LockButton } from '../device/lock-button.tsx';
import { LazyDrawer, preloadMenus } from './lazy-drawer.tsx';
import { LaterGuestPart } from '../guest/later-guest.tsx';
import { LaterHelpLink } from './later-help.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import { type NavigationParts, navigationParts } from './navigation-parts.ts';
import { iconButtonLook } from '@riderbell/ui/buttons/button-look.ts';
import { IconButton } from '@riderbell/ui/buttons/icon-button.tsx';
import classes from './top-bar.module.css';

/** The navigation of the signed-in screens: a bar on the desktop, a menu with a drawer on the phone (specification §2). */
export function TopBar({ visitor }: { visitor: keyof typeof navigationParts }) {
  const parts = navigationParts[visitor];
  const t = useTexts('navigation');
  const { Logo, name } = useBrand();
  const { vendor } = useCurrentVendor();
  const person = useDevicePerson();
  const home = paths.requestARider(vendor.vendor_id);
  useEffect(() => void preloadMenus(), []);
  return (
    <header className={classes.bar}>
      <Row gap={7} className={classes.desktop}>
        <Row as={Link} touch to={home} className={textLook({ tone: 'ink' })} aria-label={t('home', { brand: name })}>
          <Logo height={30} />
        </Row>
        <NavigationLinks layout="bar" />
        <Row gap={2} className={classes.tools}>
          {parts.hasBranchSelector && <BranchSelector />}
          {person !== null && (
            <>
              <Text as={Bdi} weight={650} truncate>
                {person}
              </Text>
              <LockButton size="sm" />
            </>
          )}
          {parts.hasAccount ? <AccountMenu /> : <LaterGuestPart part="Bar" />}
        </Row>
      </Row>
      <Row gap={2} className={classes.mobile}>
        <MobileMenu parts={parts} />
        <Text as={Stack} lines="close" grow>
          {parts.hasAccount ? (
            <>
              <Text as="span" weight={700} truncate dir="auto">
                {vendor.name}
              </Text>
              <Text as={Bdi} size={2} tone="soft" className={classes.vendorId}>
                {person ?? vendor.vendor_id}
              </Text>
            </>
          ) : (
            <LaterGuestPart part="Name" />
          )}
        </Text>
        <LaterHelpLink className={iconButtonLook()} />
        {person !== null && <LockButton size="sm" />}
        <Row as={Link} justify="center" touch to={home} aria-label={t('home', { brand: name })}>
          <Mark />
        </Row>
      </Row>
    </header>
  );
}

function Mark() {
  const brand = useBrand();
  return <brand.Mark size={32} />;
}

function MobileMenu({ parts }: { parts: NavigationParts }) {
  const t = useTexts('navigation');
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <IconButton
        label={t('menu.open')}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        <Menu size={26} aria-hidden />
      </IconButton>
      {wasOpened && (
        <Suspense>
          <LazyDrawer parts={parts} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
