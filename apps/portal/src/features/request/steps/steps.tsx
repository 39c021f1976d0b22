import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Skeleton } from '@riderbell/ui/states/skeleton.tsx';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { SubmitButton } from '@riderbell/ui/buttons/submit-button.tsx';
import { IconButton } from '@riderbell/ui/buttons/icon-button.tsx';
import { Panel } from '@riderbell/ui/panel.tsx';
import { MoneyText } from '@riderbell/ui/values.tsx';
import { isDeliverable, type RequestFlow } from '@riderbell/domain/requests/request-flow.ts';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Text, textLook } from '@riderbell/ui/layout/text.tsx';
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
    <Row as="ol" gap={1.5} align="stretch" aria-label={t('steps.label')}>
      {names.map((name, index) => (
        <Text
          as="li"
          key={name}
          size={2}
          weight={index === current ? 700 : 600}
          tone={index === current ? 'ink' : 'soft'}
          grow
          className={classes.step}
          data-done={index <= current}
          {...(index === current && { 'aria-current': 'step' })}
        >
          {name}
        </Text>
      ))}
    </Row>
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
      <Stack gap={3} className={classes.bar} data-foot-bar>
        {children}
        <Row wrap gap={3} justify="end" className={classes.barRow}>
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
        </Row>
      </Stack>
    </>
  );
}

function BarFee({ quotes: { trip, fee, price, agreedFee, estimate } }: { quotes: PricedQuotes }) {
  const t = useTexts('orders');
  const formats = useFormats();
  if (trip === null) return null;
  return (
    <Stack as="p" className={`${classes.barFee} ${textLook({ lines: 'close' })}`} aria-live="polite">
      <span className="app-visually-hidden">{t('fee.title')}</span>
      {price ? (
        <Text as="strong" size={9} weight={750}>
          <MoneyText>{formats.money(price.fee)}</MoneyText>
        </Text>
      ) : (
        <Skeleton height={24} width={72} radius="sm" style={{ visibility: fee.isError ? 'hidden' : 'visible' }} />
      )}
      {price && <FeeBefore agreedFee={agreedFee} fee={price.fee} />}
      {estimate.data && (
        <Text as="span" size={2} tone="soft">
          {t('eta.deliver')} <bdi>{formats.time(estimate.data.drop_off_at)}</bdi>
        </Text>
      )}
    </Stack>
  );
}
