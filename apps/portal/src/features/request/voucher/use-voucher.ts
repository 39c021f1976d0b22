import type { Voucher } from '@riderbell/contract/shapes/voucher.ts';
import type { Language } from '@riderbell/domain/countries/languages.ts';
import { voucherCodeOf } from '@riderbell/domain/vouchers/voucher-code.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormState, type UseFormReturn, useWatch } from 'react-hook-form';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { useLanguage, useProblemText, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { notify } from '@riderbell/ui/notices/notify.ts';
import type { RequestForm } from '../model/request-form.ts';
import type { Quotes } from '../quote/use-quotes.ts';
import type { SubmissionState } from '../submission/submission-state.ts';
import { askDetails, oneQuestion } from './ask-discount.ts';
import type { Discounting } from './use-discount.ts';

export interface VoucherFacts {
  readonly form: UseFormReturn<RequestForm>;
  readonly vendorId: string;
  readonly quotes: Pick<Quotes, 'fee'>;
  readonly discounting: Discounting;
  readonly submission: { readonly state: SubmissionState };
}

export interface VoucherState {
  /** The applied code; empty without one. */
  readonly code: string;
  /** Its terms; null while they are unknown. */
  readonly voucher: Voucher | null;
  /** Whether the server is being asked. */
  readonly asking: boolean;
  /** The server did not answer; the code stays applied. */
  readonly unanswered: { readonly text: string; retry(): void } | null;
  /** Why the last code is not applied; null without a fault. */
  readonly fault: string | null;
  /** Returns whether the text can be a code; if not, it stays in the field to be corrected. */
  apply(typed: string): boolean;
  remove(): void;
  clearFault(): void;
}

type TypingFault = 'validation.fill-voucher-code' | 'voucher.error.validation.message';

/** Whether the server has refused the voucher, rather than failed to answer. */
function isRefusal(error: Error | null): error is ApiProblem {
  return error instanceof ApiProblem && error.status >= 400 && error.status < 500;
}

/**
 * Applies a voucher, asks the server again when the fee, the time or the drop-off changes, and removes a code that the
 * server refuses.
 */
export function useVoucher({
  form,
  quotes,
  discounting,
  submission: { state },
  onRefused,
}: VoucherFacts & { onRefused: (code: string) => void }): VoucherState {
  const t = useTexts('vouchers');
  const problemText = useProblemText();
  const code = useWatch({ control: form.control, name: 'voucherCode' });
  const { errors } = useFormState({ control: form.control, name: 'voucherCode' });
  const { language } = useLanguage();
  /** Why the last code is not applied, to be translated when the language changes. */
  const why = useRef<ApiProblem | TypingFault>(null);
  /** Whether the merchant has just applied the code and looks at the field. */
  const justApplied = useRef(false);
  const fee = quotes.fee.data;
  const { query } = discounting;
  const details = useQuery({
    ...oneQuestion,
    queryKey: ['request', 'voucher-details', code],
    queryFn: ({ signal }) => askDetails(code, signal),
    // A fee that is being requested triggers its own query.
    enabled: code !== '' && fee === undefined && !quotes.fee.isFetching && discounting.known === null,
  });

  const showFault = (fault: ApiProblem | TypingFault) => {
    why.current = fault;
    form.setError('voucherCode', { message: fault instanceof ApiProblem ? problemText(fault) : t(fault) });
  };
  const take = (next: string) => form.setValue('voucherCode', next);
  const refuse = useEffectEvent((problem: ApiProblem) => {
    // Not the voucher's fault: a new fee asks again.
    if (problem.code === 'SignatureExpired') return void quotes.fee.refetch();
    const text = problemText(problem);
    // A merchant who is elsewhere on the page must learn that the price has changed.
    if (!justApplied.current) notify({ kind: 'error', message: text, id: 'voucher' });
    onRefused(code);
    take('');
    // Last, because changing the value clears the fault of the field.
    showFault(problem);
  });
  const translateFault = useEffectEvent((_inLanguage: Language) => {
    if (errors.voucherCode && why.current) showFault(why.current);
  });
  useEffect(() => translateFault(language), [language]);
  const failure = query.error ?? details.error;
  useEffect(() => {
    if (isRefusal(failure)) refuse(failure);
  }, [failure]);
  const refused = state.phase === 'refused' && state.problem.code.startsWith('voucher.') ? state.problem : null;
  useEffect(() => {
    if (refused) refuse(refused);
  }, [refused]);

  return {
    code,
    voucher: discounting.known ?? details.data ?? null,
    asking: query.isFetching || details.isFetching,
    unanswered:
      failure && !isRefusal(failure) && failure instanceof ApiProblem
        ? {
            text: problemText(failure),
            retry: () => void (query.error ? query.refetch() : details.refetch()),
          }
        : null,
    fault: errors.voucherCode?.message ?? null,
    apply: (typed) => {
      const wanted = voucherCodeOf(typed);
      justApplied.current = true;
      if (wanted === null) {
        showFault(typed.trim() === '' ? 'validation.fill-voucher-code' : 'voucher.error.validation.message');
        return false;
      }
      form.clearErrors('voucherCode');
      // The same code again: retry only if it had no answer.
      if (wanted === code && failure && !isRefusal(failure)) void (query.error ? query.refetch() : details.refetch());
      else take(wanted);
      return true;
    },
    remove: () => {
      form.clearErrors('voucherCode');
      take('');
    },
    clearFault: () => {
      form.clearErrors('voucherCode');
      justApplied.current = false;
    },
  };
}
