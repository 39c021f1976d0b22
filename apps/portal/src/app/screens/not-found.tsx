import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { FullState } from '../../ui/states/full-state.tsx';
import { DocumentTitle } from '../layout/document-title.tsx';
import { MainArea } from '../layout/main-area.tsx';
import { paths } from '../paths.ts';

/** Any other path (specification §2). */
export function NotFound() {
  const t = useTexts('common');
  return (
    <MainArea>
      <DocumentTitle title={t('not-found.title')} />
      <FullState
        level={1}
        title={t('not-found.title')}
        action={
          <Button component={Link} to={paths.landing()}>
            {t('not-found.action')}
          </Button>
        }
      >
        {t('not-found.text')}
      </FullState>
    </MainArea>
  );
}
