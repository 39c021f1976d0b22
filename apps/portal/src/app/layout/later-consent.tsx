import { useDeployment } from '@riderbell/web/deployment.ts';
import { useDeferredPart } from '@riderbell/web/lazy/use-deferred-part.ts';

/** The way back to the question of analytics, only where there is a provider: elsewhere nothing leaves the device. */
export function LaterConsentEntry({ className }: { className?: string | undefined }) {
  return useDeployment().analytics === null ? null : <LoadedEntry className={className} />;
}

function LoadedEntry({ className }: { className?: string | undefined }) {
  const part = useDeferredPart(['analytics'], () => import('../analytics/consent-entry.tsx'));
  return part && <part.ConsentEntry className={className} />;
}
