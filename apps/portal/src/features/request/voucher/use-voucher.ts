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
import { askDetails, askedOnce } from './ask-discount.ts';
import type { Discounting } from './use-discount.ts';

export interface VoucherFacts {
  readonly form: UseFormReturn<RequestForm>;
  readonly vendorId: string;
  readonly quotes: Pick<Quotes, 'fee'>;
  readonly discounting: Discounting;
  readonly submission: { readonly state: SubmissionState };
}

export interface VoucherState {
  /** The code that is applied; empty without one. */
  readonly code: string;
  /** What it is worth; null while that is not known. */
  readonly voucher: Voucher | null;
  /** The server is being asked. */
  readonly asking: boolean;
  /** No answer came; the code stays applied. */
  readonly unanswered: { readonly text: string; retry(): void } | null;
  /** Why the last code is not applied; null when nothing is wrong. */
  readonly fault: string | null;
  /** Says whether it can be a code at all; if not, it stays to be corrected. */
  apply(typed: string): boolean;
  remove(): void;
  mend(): void;
}

type TypingFault = 'validation.fill-voucher-code' | 'voucher.error.validation.message';

/** Whether the server has refused the voucher, and not only failed to answer. */
function isRefusal(error: Error | null): error is ApiProblem {
  return error instanceof ApiProblem && error.status >= 400 && error.status < 500;
}

/** Applies a voucher, asks the server again when the fee, the time or the drop-off changes, and clears what it refuses. */
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
  /** Why the last code is not applied: said again in a language that is chosen while it stands there. */
  const why = useRef<ApiProblem | TypingFault>(null);
  /** Whether somebody looks at the field, having just applied the code. */
  const justApplied = useRef(false);
  const fee = quotes.fee.data;
  const { asked } = discounting;
  const details = useQuery({
    ...askedOnce,
    queryKey: ['request', 'voucher-details', code],
    queryFn: ({ signal }) => askDetails(code, signal),
    // A fee that is on its way asks by itself.
    enabled: code !== '' && fee === undefined && !quotes.fee.isFetching && discounting.known === null,
  });

  const tellFault = (fault: ApiProblem | TypingFault) => {
    why.current = fault;
    form.setError('voucherCode', { message: fault instanceof ApiProblem ? problemText(fault) : t(fault) });
  };
  const take = (next: string) => form.setValue('voucherCode', next);
  const refuse = useEffectEvent((problem: ApiProblem) => {
    // Not the voucher's fault: a fresh fee asks again.
    if (problem.code === 'SignatureExpired') return void quotes.fee.refetch();
    const text = problemText(problem);
    // Whoever is elsewhere on the page has to learn that the price has changed.
    if (!justApplied.current) notify({ kind: 'error', message: text, id: 'voucher' });
    onRefused(code);
    take('');
    // Afterwards: another value heals a field that has a fault.
    tellFault(problem);
  });
  const sayAgain = useEffectEvent((_inLanguage: Language) => {
    if (errors.voucherCode && why.current) tellFault(why.current);
  });
  useEffect(() => sayAgain(language), [language]);
  const failure = asked.error ?? details.error;
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
    asking: asked.isFetching || details.isFetching,
    unanswered:
      failure && !isRefusal(failure) && failure instanceof ApiProblem
        ? {
            text: problemText(failure),
            retry: () => void (asked.error ? asked.refetch() : details.refetch()),
          }
        : null,
    fault: errors.voucherCode?.message ?? null,
    apply: (typed) => {
      const wanted = voucherCodeOf(typed);
      justApplied.current = true;
      if (wanted === null) {
        tellFault(typed.trim() === '' ? 'validation.fill-voucher-code' : 'voucher.error.validation.message');
        return false;
      }
      form.clearErrors('voucherCode');
      // The same code again: it holds, is being asked about, or had no answer.
      if (wanted === code && failure && !isRefusal(failure)) void (asked.error ? asked.refetch() : details.refetch());
      else take(wanted);
      return true;
    },
    remove: () => {
      form.clearErrors('voucherCode');
      take('');
    },
    mend: () => {
      form.clearErrors('voucherCode');
      justApplied.current = false;
    },
  };
}
