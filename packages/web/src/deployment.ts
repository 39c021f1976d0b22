import type { Deployment } from '@riderbell/contract/deployment.ts';
import { createContext, use } from 'react';

/** The element of the page that the server fills with the public part of its settings. */
export const deploymentElementId = 'deployment';

/**
 * Reads what the server wrote into the page. The server has checked every setting at its start, so only an unfilled page is
 * told apart here; a schema library on the landing page would cost more than it finds.
 */
export function readDeployment(text: string | null | undefined): Deployment {
  const value: unknown = JSON.parse(text?.trim() || 'null');
  if (typeof value !== 'object' || value === null || !('country' in value)) {
    throw new Error('The page carries no deployment: it has to be served by the server, not as a plain file.');
  }
  return value as Deployment;
}

const DeploymentContext = createContext<Deployment | null>(null);
export const DeploymentProvider = DeploymentContext.Provider;

/** The country, currency, languages, map and rules of this deployment. */
export function useDeployment(): Deployment {
  const deployment = use(DeploymentContext);
  if (deployment === null) throw new Error('useDeployment needs the DeploymentProvider of app/boot.tsx');
  return deployment;
}
