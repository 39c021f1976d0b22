import { useDeployment } from '@riderbell/web/deployment.ts';
import { useDeferredPart } from '@riderbell/web/lazy/use-deferred-part.ts';

/** Reopens the analytics consent; only for deployments with a provider, because otherwise nothing leaves the device. */
export function LaterConsentEntry({ className }: { className?: string | undefined }) {
  return useDeployment().analytics === null ? null : <LoadedEntry className={className} />;
}

function LoadedEntry({ className }: { className?: string | undefined }) {
  const part = useDeferredPart(['analytics'], () => import('../analytics/consent-entry.tsx'));
  return part && <part.ConsentEntry className={className} />;
}
