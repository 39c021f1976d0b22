import { Menu } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useBrand } from '../../platform/brand/brand.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useCurrentVendor } from '../../platform/vendors/current-vendor.tsx';
import { Bdi } from '../../ui/bdi.tsx';
import { SideSheet } from '../../ui/dialogs/side-sheet.tsx';
import { paths } from '../paths.ts';
import { AccountMenu } from './account-menu.tsx';
import { BranchSelector } from './branch-selector.tsx';
import { AccountPanel, BranchPanel, loadMenuPanels } from './menu-panels.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import classes from './top-bar.module.css';

/** Navigation of the signed-in screens: a bar on the desktop, a menu with a drawer on the phone (specification §2). */
export function TopBar() {
  const t = useTexts('navigation');
  const { Logo, name } = useBrand();
  const { vendor } = useCurrentVendor();
  const home = paths.requestARider(vendor.vendor_id);
  useEffect(() => void loadMenuPanels(), []);
  return (
    <header className={classes.bar}>
      <div className={classes.desktop}>
        <Link to={home} className={classes.home} aria-label={t('home', { brand: name })}>
          <Logo height={30} />
        </Link>
        <NavigationLinks layout="bar" />
        <div className={classes.tools}>
          <BranchSelector />
          <AccountMenu />
        </div>
      </div>
      <div className={classes.mobile}>
        <MobileMenu />
        <p className={classes.vendor}>
          <span className={classes.vendorName}>{vendor.name}</span>
          <Bdi className={classes.vendorId}>{vendor.vendor_id}</Bdi>
        </p>
        <Link to={home} className={classes.home} aria-label={t('home', { brand: name })}>
          <Mark />
        </Link>
      </div>
    </header>
  );
}

function Mark() {
  const brand = useBrand();
  return <brand.Mark size={32} />;
}

function MobileMenu() {
  const t = useTexts('navigation');
  const { Logo } = useBrand();
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <button
        type="button"
        className={classes.iconButton}
        aria-label={t('menu.open')}
        aria-expanded={opened}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        <Menu size={26} aria-hidden />
      </button>
      <SideSheet
        opened={opened}
        onClose={close}
        title={
          <>
            <span className="app-visually-hidden">{t('menu')}</span>
            <Logo height={28} />
          </>
        }
      >
        <NavigationLinks layout="list" onFollow={close} />
        <section aria-labelledby="drawer-branch" className={classes.section}>
          <h2 id="drawer-branch" className={classes.sectionTitle}>
            {t('branch')}
          </h2>
          <BranchPanel onChosen={close} />
        </section>
        <section aria-labelledby="drawer-account" className={classes.section}>
          <h2 id="drawer-account" className={classes.sectionTitle}>
            {t('account')}
          </h2>
          <AccountPanel />
        </section>
      </SideSheet>
    </>
  );
}
