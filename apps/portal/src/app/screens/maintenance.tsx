import { Construction, Wrench } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useBrand } from '@riderbell/web/brand/brand.tsx';
import { refreshFlagsNow } from '../../platform/flags/browser-flags.ts';
import { useFlag } from '@riderbell/web/flags/flags.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useIsHydrated } from '@riderbell/web/use-is-hydrated.ts';
import { buttonLook } from '@riderbell/ui/buttons/button-look.ts';
import { FullState } from '@riderbell/ui/states/full-state.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { DocumentTitle } from '../layout/document-title.tsx';
import { PlainPage } from '../layout/plain-page.tsx';

/** Shorter than the usual five minutes between flag refreshes, because the visitor is waiting. */
const refreshInterval = 30_000;

/** Planned and unplanned maintenance (specification §2). The guards leave it as soon as the flags say that it is over. */
export function Maintenance() {
  const t = useTexts('maintenance');
  const { name } = useBrand();
  // Unplanned maintenance has precedence if both flags are on.
  const isUnplanned = useFlag('unplanned_maintenance');
  const title = isUnplanned ? t('unplanned.title') : t('planned.title', { brand: name });
  useEffect(() => {
    const timer = setInterval(() => void refreshFlagsNow(), refreshInterval);
    return () => clearInterval(timer);
  }, []);
  return (
    <PlainPage>
      <DocumentTitle title={title} />
      <FullState
        level={1}
        icon={isUnplanned ? <Wrench size={32} /> : <Construction size={32} />}
        title={title}
        action={<CheckNow />}
      >
        <Stack gap={4}>
          <p>{isUnplanned ? t('unplanned.text') : t('planned.text')}</p>
          <p>{t('advice')}</p>
        </Stack>
      </FullState>
    </PlainPage>
  );
}

/** Refreshes the flags at once. Its answer "still closed" is true as long as this page shows. */
function CheckNow() {
  const t = useTexts('maintenance');
  const isHydrated = useIsHydrated();
  const [checks, setChecks] = useState(0);
  const check = async () => {
    await refreshFlagsNow();
    setChecks((previous) => previous + 1);
  };
  return (
    <Stack gap={2.5} align="center">
      <button type="button" className={buttonLook('filled')} disabled={!isHydrated} onClick={() => void check()}>
        {t('check')}
      </button>
      {/* A new key each time makes screen readers repeat the answer. */}
      <output>{checks > 0 && <span key={checks}>{t('still')}</span>}</output>
    </Stack>
  );
}
