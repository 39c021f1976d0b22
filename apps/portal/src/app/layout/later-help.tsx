import { useHelpOffered } from '../../features/help/help-offered.ts';
import { useMatch } from 'react-router';
import { routePatterns } from '../../platform/paths.ts';
import { useDeferredPart } from '@riderbell/web/lazy/use-deferred-part.ts';

/** The help centre's round button, loaded when the screen is idle; not on the help centre's own page. */
export function LaterHelp() {
  const isHelpPage = useMatch(routePatterns.helpCentre) !== null;
  return useHelpOffered() && !isHelpPage ? <LoadedHelp /> : null;
}

function LoadedHelp() {
  const part = useDeferredPart(['help'], () => import('../../features/help/help-button.tsx'));
  return part && <part.default />;
}

/** The round button of a narrow screen, which opens the help centre's page. */
export function LaterHelpLink({ className }: { className?: string | undefined }) {
  return useHelpOffered() ? <LoadedLink className={className} /> : null;
}

function LoadedLink({ className }: { className?: string | undefined }) {
  const part = useDeferredPart([], () => import('./help-link.tsx'));
  return part && <part.HelpLink className={className} />;
}
