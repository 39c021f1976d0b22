import { TermsElsewhere } from '../../features/terms/terms-elsewhere.tsx';
import { TermsScreen } from '../../features/terms/terms-screen.tsx';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { DocumentTitle } from '../layout/document-title.tsx';
import { PublicPage } from '../layout/public-page.tsx';

/** The product's terms, or a link to the country's own terms elsewhere. */
export function Terms() {
  const t = useTexts('terms');
  const url = useDeployment().terms_url;
  return (
    <PublicPage>
      <DocumentTitle title={t('title')} />
      {url === null ? <TermsScreen /> : <TermsElsewhere url={url} />}
    </PublicPage>
  );
}
