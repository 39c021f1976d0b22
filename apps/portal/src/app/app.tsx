import { DirectionProvider, MantineProvider, useDirection } from '@mantine/core';
import type { Deployment } from '@riderbell/contract/deployment.ts';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { RouterProvider } from 'react-router/dom';
import type { createBrowserRouter } from 'react-router';
import type { Brand } from '../brands/brand.ts';
import { BrandProvider } from '../platform/brand/brand.tsx';
import { DeploymentProvider } from '../platform/deployment.ts';
import { directionOf } from '../platform/i18n/language.ts';
import { useLanguage, useTexts } from '../platform/i18n/use-texts.ts';
import { LabelsProvider } from '../ui/labels.tsx';
import { cssVariablesOf, themeOf } from '../ui/theme.ts';
import { colourSchemeManager } from './colour-scheme.ts';

const LazyNotices = lazy(async () => ({ default: (await import('../ui/notices/notices-host.tsx')).NoticesHost }));

/** Everything that stands around the routes: deployment, brand, theme, direction and notices. */
export function App({
  deployment,
  brand,
  router,
}: {
  deployment: Deployment;
  brand: Brand;
  router: ReturnType<typeof createBrowserRouter>;
}) {
  const { language } = useLanguage();
  const dir = directionOf(language);
  return (
    <DeploymentProvider value={deployment}>
      <BrandProvider value={brand}>
        <DirectionProvider initialDirection={dir} detectDirection={false}>
          <MantineProvider
            theme={themeOf(brand.colours)}
            cssVariablesResolver={cssVariablesOf(brand.colours)}
            colorSchemeManager={colourSchemeManager}
            defaultColorScheme="auto"
          >
            <FollowDirection dir={dir} />
            <Labels>
              <RouterProvider router={router} />
              <Notices />
            </Labels>
          </MantineProvider>
        </DirectionProvider>
      </BrandProvider>
    </DeploymentProvider>
  );
}

/** Mantine keeps the direction in a state of its own. */
function FollowDirection({ dir }: { dir: 'ltr' | 'rtl' }) {
  const { setDirection } = useDirection();
  useEffect(() => setDirection(dir), [dir, setDirection]);
  return null;
}

/** The words of the building blocks, which know no texts of their own. */
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

function Notices() {
  return (
    <Suspense>
      <LazyNotices />
    </Suspense>
  );
}
