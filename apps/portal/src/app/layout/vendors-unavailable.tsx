import { CloudOff, Store } from 'lucide-react';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { useProblemText, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { session } from '../../platform/session/browser-session.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { FullState } from '@riderbell/ui/states/full-state.tsx';
import { PlainPage } from './plain-page.tsx';

/** Replaces every screen if there is no vendor: because their list failed, or because the list is empty (null). */
export function VendorsUnavailable({ failure, onRetry }: { failure: Error | null; onRetry?: () => void }) {
  return failure === null ? <NoVendors /> : <VendorsFailed error={failure} onRetry={onRetry} />;
}

function VendorsFailed({ error, onRetry }: { error: Error; onRetry: (() => void) | undefined }) {
  const problems = useTexts('errors');
  const common = useTexts('common');
  const problemText = useProblemText();
  return (
    <PlainPage>
      <FullState
        level={1}
        tone="negative"
        icon={<CloudOff size={32} />}
        title={problems('error.cant-retrieve-vendors')}
        action={
          <>
            <Button onClick={() => onRetry?.()}>{common('try-again')}</Button>
            <LogOut />
          </>
        }
      >
        {error instanceof ApiProblem ? problemText(error) : common('screen-broke')}
      </FullState>
    </PlainPage>
  );
}

/** Specification §8, error.no-vendors. */
function NoVendors() {
  const t = useTexts('navigation');
  const problems = useTexts('errors');
  return (
    <PlainPage>
      <FullState level={1} icon={<Store size={32} />} title={t('vendors.none')} action={<LogOut />}>
        {problems('error.no-vendors')}
      </FullState>
    </PlainPage>
  );
}

function LogOut() {
  const t = useTexts('navigation');
  return (
    <Button variant="default" onClick={() => void session.logout()}>
      {t('log-out')}
    </Button>
  );
}
