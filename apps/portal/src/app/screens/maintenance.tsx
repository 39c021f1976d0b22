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

/** Whoever waits here is let in sooner than by the flags' usual five minutes. */
const askAgainAfter = 30_000;

/** Planned and unplanned maintenance (specification §2). The guards leave it as soon as the flags say that it is over. */
export function Maintenance() {
  const t = useTexts('maintenance');
  const { name } = useBrand();
  // A trouble is the more important news of the two.
  const unplanned = useFlag('unplanned_maintenance');
  const title = unplanned ? t('unplanned.title') : t('planned.title', { brand: name });
  useEffect(() => {
    const timer = setInterval(() => void refreshFlagsNow(), askAgainAfter);
    return () => clearInterval(timer);
  }, []);
  return (
    <PlainPage>
      <DocumentTitle title={title} />
      <FullState
        level={1}
        icon={unplanned ? <Wrench size={32} /> : <Construction size={32} />}
        title={title}
        action={<AskNow />}
      >
        <Stack gap={4}>
          <p>{unplanned ? t('unplanned.text') : t('planned.text')}</p>
          <p>{t('advice')}</p>
        </Stack>
      </FullState>
    </PlainPage>
  );
}

/** For who does not want to wait; what it says is still true as long as the page is still here. */
function AskNow() {
  const t = useTexts('maintenance');
  const isLive = useIsHydrated();
  const [asked, setAsked] = useState(0);
  const ask = async () => {
    await refreshFlagsNow();
    setAsked((before) => before + 1);
  };
  return (
    <Stack gap={2.5} align="center">
      <button type="button" className={buttonLook('filled')} disabled={!isLive} onClick={() => void ask()}>
        {t('check')}
      </button>
      {/* A new element each time is read out each time. */}
      <output>{asked > 0 && <span key={asked}>{t('still')}</span>}</output>
    </Stack>
  );
}
