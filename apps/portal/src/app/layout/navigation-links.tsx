import { Bike, ChartColumn, History, Layers, type LucideIcon, Radar } from 'lucide-react';
import { useFlags } from '@riderbell/web/flags/flags.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Link, NavLink, useLocation } from 'react-router';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { useCurrentVendor } from '../../platform/vendors/current-vendor.tsx';
import { paths, routeAt } from '../../platform/paths.ts';
import { openBusinessPages } from '../business/business-pages.ts';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import classes from './navigation-links.module.css';
import { type NavigationTab, openTabs } from './navigation-parts.ts';

const looks = {
  requestARider: { text: 'request', Icon: Bike },
  orderTracking: { text: 'tracking', Icon: Radar },
  history: { text: 'history', Icon: History },
  bulkOrder: { text: 'bulk-order', Icon: Layers },
} as const satisfies Record<NavigationTab, { text: string; Icon: LucideIcon }>;

/** The links to the product's screens, in the top bar and in the drawer. */
export function NavigationLinks({ layout, onFollow }: { layout: 'bar' | 'list'; onFollow?: () => void }) {
  const t = useTexts('navigation');
  const { vendor_id: vendorId, rights } = useCurrentVendor().vendor;
  const business = openBusinessPages(rights);
  const route = routeAt(useLocation().pathname);
  const isOn = useFlags();
  const Box = layout === 'bar' ? Row : Stack;
  return (
    <nav aria-label={t('main')}>
      <Box as="ul" gap={1} className={layout === 'list' ? classes.list : undefined}>
        {openTabs(isOn).map((tab) => {
          const { text, Icon } = looks[tab];
          return (
            <li key={tab}>
              <Row
                as={NavLink}
                gap={2}
                touch
                to={paths[tab](vendorId)}
                className={classes.link ?? ''}
                {...(onFollow && { onClick: onFollow })}
              >
                <Icon size={layout === 'bar' ? 18 : 22} aria-hidden />
                {t(text)}
              </Row>
            </li>
          );
        })}
        {business[0] !== undefined && (
          <li>
            <Row
              as={Link}
              gap={2}
              touch
              to={paths[business[0]](vendorId)}
              aria-current={business.some((page) => page === route) ? 'page' : undefined}
              className={classes.link ?? ''}
              {...(onFollow && { onClick: onFollow })}
            >
              <ChartColumn size={layout === 'bar' ? 18 : 22} aria-hidden />
              {t('business')}
            </Row>
          </li>
        )}
      </Box>
    </nav>
  );
}
