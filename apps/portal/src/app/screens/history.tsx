import HistoryScreen from '../../features/history/history-screen.tsx';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { DocumentTitle } from '../layout/document-title.tsx';

export function History() {
  const t = useTexts('navigation');
  return (
    <>
      <DocumentTitle title={t('history')} />
      <HistoryScreen />
    </>
  );
}
