import { LandingScreen } from '../../features/landing/landing-screen.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { DocumentTitle } from '../layout/document-title.tsx';
import { MainArea } from '../layout/main-area.tsx';
import { paths } from '../paths.ts';

export function Landing() {
  const t = useTexts('landing');
  return (
    <MainArea>
      <DocumentTitle title={t('title')} />
      <LandingScreen startPath={paths.connect()} />
    </MainArea>
  );
}
