import { CircleHelp } from 'lucide-react';
import { useEffect } from 'react';
import { track } from '../../platform/analytics/track.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { PageHeader } from '@riderbell/ui/page-header.tsx';
import { FullState } from '@riderbell/ui/states/full-state.tsx';
import { Card } from '@riderbell/ui/layout/card.tsx';
import { HelpFrame } from './help-frame.tsx';
import { useHelpOffered } from './help-offered.ts';
import classes from './help-page.module.css';

/** The help centre as a page, for screens that are too narrow for the panel (specification §2). */
export function HelpPage({ onClose }: { onClose: () => void }) {
  const t = useTexts('help');
  const offered = useHelpOffered();
  useEffect(() => {
    if (offered) track('help_opened', { place: 'page' });
  }, [offered]);
  if (!offered) return <FullState level={1} icon={<CircleHelp size={32} />} title={t('not-offered')} />;
  return (
    <>
      <PageHeader title={t('title')} />
      <Card className={classes.frame}>
        <HelpFrame onClose={onClose} />
      </Card>
    </>
  );
}
