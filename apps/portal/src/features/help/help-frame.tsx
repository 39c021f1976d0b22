import { CircleHelp } from 'lucide-react';
import { useRef } from 'react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { FullState } from '@riderbell/ui/states/full-state.tsx';
import { SkeletonLines } from '@riderbell/ui/states/skeletons.tsx';
import classes from './help-frame.module.css';
import { useHelpCentre } from './use-help-centre.ts';

/**
 * The help centre's page in a frame, a skeleton until it is loaded, and the failure with a button to retry (specification §8). The
 * frame has its own origin and cannot reach the portal; see docs/help-centre.md.
 */
export function HelpFrame({ onClose }: { onClose: () => void }) {
  const t = useTexts('help');
  const common = useTexts('common');
  const frame = useRef<HTMLIFrameElement>(null);
  const { state, retry } = useHelpCentre(frame, onClose);
  if (state.phase === 'failed') {
    return (
      <div className={classes.state}>
        <FullState
          tone="negative"
          icon={<CircleHelp size={32} />}
          title={t('help-center.failed')}
          action={<Button onClick={retry}>{common('try-again')}</Button>}
        />
      </div>
    );
  }
  if (state.phase === 'loading') {
    return (
      <div className={classes.state}>
        <SkeletonLines count={6} />
      </div>
    );
  }
  return (
    <iframe
      ref={frame}
      className={classes.frame}
      title={t('title')}
      src={state.address}
      sandbox="allow-scripts allow-forms allow-popups"
      referrerPolicy="no-referrer"
    />
  );
}
