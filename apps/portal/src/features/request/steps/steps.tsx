import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Skeleton } from '@riderbell/ui/states/skeletons.tsx';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { SubmitButton } from '@riderbell/ui/buttons/submit-button.tsx';
import { IconButton } from '@riderbell/ui/buttons/icon-button.tsx';
import { Panel } from '@riderbell/ui/panel.tsx';
import { MoneyText } from '@riderbell/ui/values.tsx';
import { isDeliverable, type RequestFlow } from '@riderbell/domain/requests/request-flow.ts';
import classes from '../request-page.module.css';
import { stepPageOf } from './step-history.ts';
import { FeeBefore, FeeCard } from '../summary/fee-card.tsx';
import type { SubmitState } from '../summary/submit-state.ts';
import type { PricedQuotes } from '../quote/use-quotes.ts';

/** Shows which of the three pages of a narrow screen is open. */
export function StepsHead({ step }: { step: RequestFlow['step'] }) {
  const t = useTexts('orders');
  const current = stepPageOf(step);
  const names = [t('steps.address'), t('steps.details'), t('steps.payment')];
  return (
    <ol className={classes.steps} aria-label={t('steps.label')}>
      {names.map((name, index) => (
        <li
          key={name}
          className={classes.step}
          data-state={index < current ? 'done' : 'ahead'}
          {...(index === current && { 'aria-current': 'step' })}
        >
          {name}
        </li>
      ))}
    </ol>
  );
}

/** The foot of a narrow screen: the fee, and the button to continue. */
export function StepBar({
  flow,
  quotes,
  submit,
  onBack,
  children,
}: {
  flow: RequestFlow;
  quotes: PricedQuotes;
  submit: SubmitState;
  onBack: () => void;
  children: ReactNode;
}) {
  const t = useTexts('orders');
  const current = stepPageOf(flow.step);
  const waiting = flow.destination !== null && flow.verdict === 'unknown';
  return (
    <>
      {current === 2 && (
        <Panel>
          <FeeCard quotes={quotes} />
        </Panel>
      )}
      <div className={classes.bar} data-foot-bar>
        {children}
        <div className={classes.barRow}>
          {current > 0 && (
            <IconButton label={t('steps.back')} onClick={onBack} disabled={submit.isLocked}>
              <ArrowLeft size={22} aria-hidden className="app-mirrored" />
            </IconButton>
          )}
          <BarFee quotes={quotes} />
          {current === 2 ? (
            <SubmitButton
              pending={submit.isSending}
              disabled={submit.isLocked || !isDeliverable(flow) || quotes.isPricing}
              fullWidth={false}
              size="md"
            >
              {submit.label}
            </SubmitButton>
          ) : (
            <Button type="submit" size="md" disabled={submit.isLocked} loading={waiting}>
              {t('steps.next')}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}

function BarFee({ quotes: { trip, fee, price, agreedFee, estimate } }: { quotes: PricedQuotes }) {
  const t = useTexts('orders');
  const formats = useFormats();
  if (trip === null) return null;
  return (
    <p className={classes.barFee} aria-live="polite">
      <span className="app-visually-hidden">{t('fee.title')}</span>
      {price ? (
        <strong>
          <MoneyText>{formats.money(price.fee)}</MoneyText>
        </strong>
      ) : (
        <Skeleton height={24} width={72} radius="sm" style={{ visibility: fee.isError ? 'hidden' : 'visible' }} />
      )}
      {price && <FeeBefore agreedFee={agreedFee} fee={price.fee} />}
      {estimate.data && (
        <span>
          {t('eta.deliver')} <bdi>{formats.time(estimate.data.drop_off_at)}</bdi>
        </span>
      )}
    </p>
  );
}
