import { Lock } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { FullState } from '@riderbell/ui/states/full-state.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { NavLink } from 'react-router';
import { paths } from '../../platform/paths.ts';
import { useCurrentVendor } from '../../platform/vendors/current-vendor.tsx';
import { DocumentTitle } from '../layout/document-title.tsx';
import classes from './business-page.module.css';
import { type BusinessPageName, openBusinessPages } from './business-pages.ts';

/** A page of the business below the links to its other pages; without the right at the vendor, it says so instead. */
export function BusinessPage({ page, children }: { page: BusinessPageName; children: ReactNode }) {
  const t = useTexts('navigation');
  const { vendor } = useCurrentVendor();
  const open = openBusinessPages(vendor.rights);
  const nav = useRef<HTMLElement>(null);
  // On a phone the links scroll sideways.
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, []);
  return (
    <Stack gap={5}>
      <DocumentTitle title={t(page)} />
      {open.length > 1 && (
        <nav ref={nav} aria-label={t('business.pages')}>
          <Row as="ul" gap={1} className={classes.links}>
            {open.map((route) => (
              <li key={route}>
                <Row as={NavLink} touch to={paths[route](vendor.vendor_id)} className={classes.link ?? ''}>
                  {t(route)}
                </Row>
              </li>
            ))}
          </Row>
        </nav>
      )}
      {open.includes(page) ? (
        children
      ) : (
        <FullState level={1} icon={<Lock size={32} />} title={t('business.no-access.title')}>
          {t('business.no-access.hint', { name: vendor.name })}
        </FullState>
      )}
    </Stack>
  );
}
