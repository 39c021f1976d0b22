import type { Deployment } from '@riderbell/contract/deployment.ts';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { BrandProvider, type BrandView } from '@riderbell/web/brand/brand.tsx';
import { wait } from '@riderbell/web/clock.ts';
import { DeploymentProvider } from '@riderbell/web/deployment.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { withRetry } from '@riderbell/web/lazy/with-retry.ts';
import { LabelsProvider } from '@riderbell/ui/labels.tsx';
import { tokenSheet } from '@riderbell/ui/tokens.ts';

/** Nothing is said before the first view, so it comes behind it; without it the portal still does its work. */
const NoticesHost = lazy<ComponentType>(() =>
  withRetry(() => import('@riderbell/ui/notices/notices-host.tsx'), wait).then(
    ({ NoticesHost }) => ({ default: NoticesHost }),
    () => ({ default: () => null }),
  ),
);

interface AppProps {
  deployment: Deployment;
  brand: BrandView;
  /** The router's provider: the browser and the server have one each. */
  children: ReactNode;
}

/** What stands around every route: the deployment, the brand with its colours, the words of the building blocks, the notices. */
export function App({ deployment, brand, children }: AppProps) {
  return (
    <DeploymentProvider value={deployment}>
      <BrandProvider value={brand}>
        <style>{tokenSheet(brand.colours)}</style>
        <Labels>
          {children}
          <Suspense>
            <NoticesHost />
          </Suspense>
        </Labels>
      </BrandProvider>
    </DeploymentProvider>
  );
}

/** The building blocks know no texts of their own. */
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
