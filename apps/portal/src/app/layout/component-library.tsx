import '@riderbell/ui/styles/app.css';
import { DirectionProvider, MantineProvider, useDirection } from '@mantine/core';
import { useEffect } from 'react';
import { useBrand } from '@riderbell/web/brand/brand.tsx';
import { directionOf } from '@riderbell/web/i18n/language.ts';
import { useLanguage } from '@riderbell/web/i18n/use-texts.ts';
import { Outlet } from 'react-router';
import { themeOf, themeVariables } from '@riderbell/ui/theme.ts';
import { colourSchemeManager } from '../colour-scheme.ts';

/** Brings Mantine with its styles around the screens that use it; the landing page does without. */
export function ComponentLibrary() {
  const { colours } = useBrand();
  const { language } = useLanguage();
  const dir = directionOf(language);
  return (
    <DirectionProvider initialDirection={dir} detectDirection={false}>
      <MantineProvider
        theme={themeOf(colours)}
        cssVariablesResolver={themeVariables}
        colorSchemeManager={colourSchemeManager}
        defaultColorScheme="auto"
      >
        <FollowDirection dir={dir} />
        <Outlet />
      </MantineProvider>
    </DirectionProvider>
  );
}

/** Mantine keeps the direction in a state of its own. */
function FollowDirection({ dir }: { dir: 'ltr' | 'rtl' }) {
  const { setDirection } = useDirection();
  useEffect(() => setDirection(dir), [dir, setDirection]);
  return null;
}
