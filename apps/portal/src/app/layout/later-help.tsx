import { useHelpOffered } from '../../features/help/help-offered.ts';
import { useMatch } from 'react-router';
import { routePatterns } from '../../platform/paths.ts';
import { useDeferredPart } from '@riderbell/web/lazy/use-deferred-part.ts';

/** The help centre's round button, once the screen is quiet; the page of the help centre needs none. */
export function LaterHelp() {
  const onPage = useMatch(routePatterns.helpCentre) !== null;
  return useHelpOffered() && !onPage ? <LoadedHelp /> : null;
}

function LoadedHelp() {
  const part = useDeferredPart(['help'], () => import('../../features/help/help-button.tsx'));
  return part && <part.default />;
}

/** The round button of a narrow screen, which leads to the page. */
export function LaterHelpLink({ className }: { className?: string | undefined }) {
  return useHelpOffered() ? <LoadedLink className={className} /> : null;
}

function LoadedLink({ className }: { className?: string | undefined }) {
  const part = useDeferredPart([], () => import('./help-link.tsx'));
  return part && <part.HelpLink className={className} />;
}
