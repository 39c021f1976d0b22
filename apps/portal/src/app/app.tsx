import type { Deployment } from '@riderbell/contract/deployment.ts';
import type { ReactNode } from 'react';
import type { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { Brand } from '../brands/brand.ts';
import { BrandProvider } from '../platform/brand/brand.tsx';
import { DeploymentProvider } from '../platform/deployment.ts';
import { useTexts } from '../platform/i18n/use-texts.ts';
import { LabelsProvider } from '../ui/labels.tsx';
import { NoticesHost } from '../ui/notices/notices-host.tsx';
import { tokenSheet } from '../ui/tokens.ts';

/** What stands around every route: the deployment, the brand with its colours, the words of the building blocks, the notices. */
export function App({
  deployment,
  brand,
  router,
}: {
  deployment: Deployment;
  brand: Brand;
  router: ReturnType<typeof createBrowserRouter>;
}) {
  return (
    <DeploymentProvider value={deployment}>
      <BrandProvider value={brand}>
        <style>{tokenSheet(brand.colours)}</style>
        <Labels>
          <RouterProvider router={router} />
          <NoticesHost />
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
