import { useOnline } from '@riderbell/web/api/online.ts';
import { useProblemText, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Link } from 'react-router';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { InlineNotice } from '@riderbell/ui/notices/inline-notice.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { paths } from '../../../platform/paths.ts';
import type { ModeTexts, Recovery } from '../model/request-mode.ts';
import { fieldOfPath } from '../model/request-form.ts';
import type { RequestSubmission } from './submission-state.ts';

/** Shows what happened to a request that is not an order: not sent, sent already, or refused. */
export function SubmissionNotice({
  submission: { state, retry, reset },
  vendorId,
  onUsed,
  texts,
  recovery,
}: {
  submission: RequestSubmission;
  vendorId: string;
  /** The price was used for an order: the next request needs another. */
  onUsed: () => void;
  texts: Pick<ModeTexts, 'lost' | 'failed'>;
  recovery: (code: string) => Recovery | null;
}) {
  const t = useTexts('orders');
  const tErrors = useTexts('errors');
  const problemText = useProblemText();
  const isOnline = useOnline();
  const tracking = (
    <Button
      as={Link}
      to={paths.orderTracking(vendorId)}
      variant={state.phase === 'unsent' ? 'subtle' : 'filled'}
      size="sm"
    >
      {t('unsent.check')}
    </Button>
  );
  if (state.phase === 'unsent') {
    return (
      <InlineNotice kind="warning" title={t('unsent.title')}>
        <p>
          {state.reason === 'lost' && texts.lost}
          {state.reason === 'offline' && t(isOnline ? 'unsent.online' : 'unsent.offline')}
          {state.reason === 'no-fee' && tErrors('error.fee.recompute')}
        </p>
        <Row wrap gap={2} before={3}>
          <Button size="sm" onClick={retry}>
            {t('unsent.retry')}
          </Button>
          <Button size="sm" variant="default" onClick={reset}>
            {t('unsent.edit')}
          </Button>
          {state.reason === 'lost' && tracking}
        </Row>
      </InlineNotice>
    );
  }
  if (state.phase !== 'refused') return null;
  const option = recovery(state.problem.code);
  if (option?.kind === 'sent-already') {
    return (
      <InlineNotice kind="info" title={t('used.title')}>
        <p>{t('used.text')}</p>
        <Row wrap gap={2} before={3}>
          {tracking}
          <Button
            size="sm"
            variant="default"
            onClick={() => {
              reset();
              onUsed();
            }}
          >
            {t('used.again')}
          </Button>
        </Row>
      </InlineNotice>
    );
  }
  const again = option && (
    <Button size="sm" onClick={option.reload}>
      {option.label}
    </Button>
  );
  const atFields = state.problem.all.every(({ field }) => fieldOfPath(field) !== null);
  return (
    <InlineNotice kind="error" title={texts.failed} action={again}>
      {atFields ? t('submit.faults', { count: state.problem.all.length }) : problemText(state.problem)}
    </InlineNotice>
  );
}
