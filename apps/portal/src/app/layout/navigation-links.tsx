import { Bike, History, Radar } from 'lucide-react';
import { NavLink } from 'react-router';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useCurrentVendor } from '../../platform/vendors/current-vendor.tsx';
import { paths } from '../paths.ts';
import classes from './navigation-links.module.css';

/** The screens of the product, in the top bar and in the drawer. */
export function NavigationLinks({ layout, onFollow }: { layout: 'bar' | 'list'; onFollow?: () => void }) {
  const t = useTexts('navigation');
  const { vendor_id: vendorId } = useCurrentVendor().vendor;
  const links = [
    { to: paths.requestARider(vendorId), text: t('request'), Icon: Bike },
    { to: paths.orderTracking(vendorId), text: t('tracking'), Icon: Radar },
    { to: paths.history(vendorId), text: t('history'), Icon: History },
  ];
  return (
    <nav aria-label={t('main')}>
      <ul className={classes.links} data-layout={layout}>
        {links.map(({ to, text, Icon }) => (
          <li key={to}>
            <NavLink to={to} className={classes.link ?? ''} {...(onFollow && { onClick: onFollow })}>
              <Icon size={layout === 'bar' ? 18 : 22} aria-hidden />
              {text}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
