import type { Deployment } from '@riderbell/contract/deployment.ts';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { BrandProvider, type BrandView } from '@riderbell/web/brand/brand.tsx';
import { wait } from '@riderbell/web/clock.ts';
import { DeploymentProvider } from '@riderbell/web/deployment.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { withRetry } from '@riderbell/web/lazy/with-retry.ts';
import { LabelsProvider } from '@riderbell/ui/labels.tsx';
import { tokenSheet } from '@riderbell/ui/tokens.ts';

/** Loaded after the first view, which shows no snackbar. If it fails to load, the portal works without snackbars. */
const SnackbarHost = lazy<ComponentType>(() =>
  withRetry(() => import('@riderbell/ui/notices/snackbar-host.tsx'), wait).then(
    ({ SnackbarHost }) => ({ default: SnackbarHost }),
    () => ({ default: () => null }),
  ),
);

interface AppProps {
  deployment: Deployment;
  brand: BrandView;
  /** The router's provider, which differs between the browser and the server. */
  children: ReactNode;
}

/** Wraps every route in the deployment, the brand and its colours, the labels of the ui components and the snackbars. */
export function App({ deployment, brand, children }: AppProps) {
  return (
    <DeploymentProvider value={deployment}>
      <BrandProvider value={brand}>
        <style>{tokenSheet(brand.colours)}</style>
        <Labels>
          {children}
          <Suspense>
            <SnackbarHost />
          </Suspense>
        </Labels>
      </BrandProvider>
    </DeploymentProvider>
  );
}

/** The ui components have no texts themselves, so this passes them in. */
function Labels({ children }: { children: ReactNode }) {
  const t = useTexts('common');
  return (
    <LabelsProvider
      value={{
        close: t('close'),
        cancel: t('cancel'),
        optional: t('optional'),
        loading: t('loading'),
        charactersLeft: (count) => t('characters-left', { count }),
        charactersOver: (count) => t('characters-over', { count }),
      }}
    >
      {children}
    </LabelsProvider>
  );
}
