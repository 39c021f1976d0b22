import { useTexts } from '../../platform/i18n/use-texts.ts';

export function ConnectScreen({ homePath, onSignedIn }: { homePath: string; onSignedIn: () => void }) {
  const t = useTexts('accounts');
  return (
    <form action={onSignedIn}>
      <a href={homePath}>{t('title')}</a>
    </form>
  );
}
