import { MapPinOff } from 'lucide-react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Link } from 'react-router';
import { buttonLook } from '@riderbell/ui/buttons/button-look.ts';
import { FullState } from '@riderbell/ui/states/full-state.tsx';
import { DocumentTitle } from '../layout/document-title.tsx';
import { PlainPage } from '../layout/plain-page.tsx';
import { paths } from '../../platform/paths.ts';

/** The 404 page (specification §2). */
export function NotFoundPage() {
  const t = useTexts('common');
  return (
    <PlainPage>
      <DocumentTitle title={t('not-found.title')} />
      <FullState
        level={1}
        icon={<MapPinOff size={32} />}
        title={t('not-found.title')}
        action={
          <Link to={paths.landing()} className={buttonLook('filled')}>
            {t('not-found.action')}
          </Link>
        }
      >
        {t('not-found.text')}
      </FullState>
    </PlainPage>
  );
}
