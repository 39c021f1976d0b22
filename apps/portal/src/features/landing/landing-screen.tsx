import { Link } from 'react-router';
import { useTexts } from '../../platform/i18n/use-texts.ts';

export function LandingScreen({ startPath }: { startPath: string }) {
  const t = useTexts('landing');
  return <Link to={startPath}>{t('start')}</Link>;
}
