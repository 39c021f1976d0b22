import { ProhibitedItemsScreen } from '../../features/prohibited-items/prohibited-items-screen.tsx';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { DocumentTitle } from '../layout/document-title.tsx';
import { PublicPage } from '../layout/public-page.tsx';
import { paths } from '../../platform/paths.ts';

/** What must not be sent, for everybody (specification §2). */
export function ProhibitedItems() {
  const t = useTexts('prohibited');
  return (
    <PublicPage>
      <DocumentTitle title={t('title')} />
      <ProhibitedItemsScreen termsPath={paths.termsAndConditions()} />
    </PublicPage>
  );
}
