import { useTexts } from '../../platform/i18n/use-texts.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { DocumentTitle } from '../layout/document-title.tsx';

/** Lays the screen together from its features' parts. */
export function OrderTracking() {
  const t = useTexts('navigation');
  return (
    <>
      <DocumentTitle title={t('tracking')} />
      <PageHeader title={t('tracking')} />
    </>
  );
}
