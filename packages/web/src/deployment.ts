import type { Deployment } from '@riderbell/contract/deployment.ts';
import { createContext, use } from 'react';

/** The server fills this element of the page with its public settings. */
export const deploymentElementId = 'deployment';

/**
 * Reads the settings that the server wrote into the page. The server checks every setting at startup, so this only detects a page
 * without settings; a schema library would make the landing page heavier for no benefit.
 */
export function readDeployment(text: string | null | undefined): Deployment {
  const value: unknown = JSON.parse(text?.trim() || 'null');
  if (typeof value !== 'object' || value === null || !('country' in value)) {
    throw new Error('The page has no deployment settings: it must come from the server, not from a plain file.');
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
