import type { Voucher } from '@riderbell/contract/shapes/voucher.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { wait } from '@riderbell/web/clock.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTextLoader, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { withRetry } from '@riderbell/web/lazy/with-retry.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { TextField } from '@riderbell/ui/fields/text-field.tsx';
import { InlineNotice } from '@riderbell/ui/notices/inline-notice.tsx';
import { SkeletonLines } from '@riderbell/ui/states/skeletons.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Text, textLook } from '@riderbell/ui/layout/text.tsx';
import { useVoucher, type VoucherFacts } from './use-voucher.ts';
import classes from './voucher.module.css';

/** Lets the merchant type, apply, replace and remove a voucher. */
export function VoucherEntry(props: VoucherFacts) {
  const loadTexts = useTextLoader();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let gone = false;
    const load = async () => {
      await withRetry(() => loadTexts(['vouchers']), wait);
      if (!gone) setReady(true);
    };
    void load();
    return () => {
      gone = true;
    };
  }, [loadTexts]);
  return ready ? <Entry {...props} /> : <SkeletonLines count={2} />;
}

function Entry(props: VoucherFacts) {
  const t = useTexts('vouchers');
  const tOrders = useTexts('orders');
  const [typed, setTyped] = useState('');
  // A refused code returns to the field to be corrected, unless the merchant is typing another.
  const state = useVoucher({ ...props, onRefused: (refused) => setTyped((now) => now || refused) });
  const [removed, setRemoved] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { code, voucher, asking, fault, unanswered } = state;
  const apply = () => {
    input.current?.focus();
    // A second press: the code is applied already.
    if (typed.trim() === '' && code !== '') return;
    setRemoved(false);
    if (state.apply(typed)) setTyped('');
  };
  const applyByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || typed.trim() === '') return;
    // Do not move to the next field.
    event.preventDefault();
    apply();
  };
  const remove = () => {
    state.remove();
    setRemoved(true);
    input.current?.focus();
  };
  const isApplied = code !== '' && voucher !== null;
  return (
    <Stack gap={3}>
      {isApplied && <Applied voucher={voucher} waiting={props.quotes.fee.data === undefined} onRemove={remove} />}
      <output className="app-visually-hidden">{isApplied ? t('applied', { code }) : removed && t('removed')}</output>
      <TextField
        ref={input}
        label={t('code')}
        description={code === '' ? undefined : t('replace.hint')}
        error={fault}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          state.clearFault();
        }}
        onKeyDown={applyByEnter}
        beside={
          <Button variant="default" onClick={apply} loading={asking}>
            {t('apply')}
          </Button>
        }
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        leftToRight
      />
      {unanswered && (
        <InlineNotice
          kind="warning"
          action={
            <>
              <Button variant="default" size="xs" onClick={unanswered.retry} loading={asking}>
                {tOrders('fee.retry')}
              </Button>
              <Button variant="subtle" size="xs" onClick={remove}>
                {t('remove')}
              </Button>
            </>
          }
        >
          {unanswered.text}
        </InlineNotice>
      )}
    </Stack>
  );
}

function Applied({ voucher, waiting, onRemove }: { voucher: Voucher; waiting: boolean; onRemove: () => void }) {
  const t = useTexts('vouchers');
  const formats = useFormats();
  const { code, type, amount, maximum_discount: most } = voucher;
  const terms =
    type === 'percent'
      ? t('terms.percent', { percent: formats.number(amount) })
      : t(`terms.${type}`, { amount: formats.money(amount) });
  return (
    <Row gap={3} justify="between" className={classes.applied}>
      <Stack className={textLook({ size: 4, tone: 'soft' })}>
        <Text as="strong" size={5} tone="ink">
          <bdi>{code}</bdi>
        </Text>
        <span>{terms}</span>
        {most !== null && <span>{t('terms.at-most', { amount: formats.money(most) })}</span>}
        {waiting && <span>{t('waiting')}</span>}
      </Stack>
      <Button variant="subtle" onClick={onRemove}>
        {t('remove')}
      </Button>
    </Row>
  );
}
