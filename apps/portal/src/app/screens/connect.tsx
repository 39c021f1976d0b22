import { useNavigate } from 'react-router';
import { ConnectScreen } from '../../features/accounts/connect-screen.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { DocumentTitle } from '../layout/document-title.tsx';
import { MainArea } from '../layout/main-area.tsx';
import { paths } from '../paths.ts';

export function Connect() {
  const t = useTexts('accounts');
  const navigate = useNavigate();
  return (
    <MainArea>
      <DocumentTitle title={t('title')} />
      <ConnectScreen
        homePath={paths.landing()}
        onSignedIn={() => void navigate(paths.requestARider(), { replace: true })}
      />
    </MainArea>
  );
}
