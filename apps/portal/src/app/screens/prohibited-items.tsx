import { ProhibitedItemsScreen } from '../../features/prohibited-items/prohibited-items-screen.tsx';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { DocumentTitle } from '../layout/document-title.tsx';
import { PublicPage } from '../layout/public-page.tsx';

/** The public list of prohibited items (specification §2). */
export function ProhibitedItems() {
  const t = useTexts('prohibited');
  return (
    <PublicPage>
      <DocumentTitle title={t('title')} />
      <ProhibitedItemsScreen />
    </PublicPage>
  );
}
