import type { Voucher } from '@riderbell/contract/shapes/voucher.ts';
import type { Language } from '@riderbell/domain/countries/languages.ts';
import { voucherCodeOf } from '@riderbell/domain/vouchers/voucher-code.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormState, type UseFormReturn, useWatch } from 'react-hook-form';
import { ApiProblem } from '../../../../platform/api/api-problem.ts';
import { useLanguage, useProblemText, useTexts } from '../../../../platform/i18n/use-texts.ts';
import { notify } from '../../../../ui/notices/notify.ts';
import type { RequestForm } from '../request-form.ts';
import type { Quotes } from '../use-quotes.ts';
import type { SubmissionState } from '../use-submission.ts';
import { askDetails, askDiscount } from './ask-discount.ts';
import type { Discounting } from './use-discount.ts';

export interface VoucherFacts {
  readonly form: UseFormReturn<RequestForm>;
  readonly vendorId: string;
  readonly quotes: Pick<Quotes, 'fee'>;
  readonly discounting: Discounting;
  /** Unix seconds of the chosen collection time; null for as soon as possible. */
  readonly preorderedFor: number | null;
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
  apply(typed: string): void;
  remove(): void;
  mend(): void;
}

type TypingFault = 'validation.fill-voucher-code' | 'voucher.error.validation.message';

const once = { staleTime: Infinity, gcTime: 0, retry: false, meta: { quiet: true } } as const;

/** Whether the server has refused the voucher, and not only failed to answer. */
function isRefusal(error: Error | null): error is ApiProblem {
  return error instanceof ApiProblem && error.status >= 400 && error.status < 500;
}

/** Applies a voucher, asks the server again when the fee, the time or the drop-off changes, and clears what it refuses. */
export function useVoucher({
  form,
  vendorId,
  quotes,
  discounting,
  preorderedFor,
  submission: { state },
}: VoucherFacts): VoucherState {
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
  const discount = useQuery({
    ...once,
    queryKey: ['request', 'voucher', code, vendorId, fee?.signature, preorderedFor],
    queryFn: ({ signal }) =>
      fee ? askDiscount(code, vendorId, fee, preorderedFor, signal) : Promise.reject(new Error('asked without a fee')),
    enabled: code !== '' && fee !== undefined,
  });
  const details = useQuery({
    ...once,
    queryKey: ['request', 'voucher-details', code],
    queryFn: ({ signal }) => askDetails(code, signal),
    // A fee that is on its way asks by itself.
    enabled: code !== '' && fee === undefined && !quotes.fee.isFetching && discounting.known === null,
  });

  const tellFault = (fault: ApiProblem | TypingFault) => {
    why.current = fault;
    form.setError('voucherCode', { message: fault instanceof ApiProblem ? problemText(fault) : t(fault) });
  };
  const take = (next: string) => {
    discounting.tell(null);
    form.setValue('voucherCode', next);
  };
  const refuse = useEffectEvent((problem: ApiProblem) => {
    // Not the voucher's fault: a fresh fee asks again.
    if (problem.code === 'SignatureExpired') return void quotes.fee.refetch();
    const text = problemText(problem);
    // Whoever is elsewhere on the page has to learn that the price has changed.
    if (!justApplied.current) notify({ kind: 'error', message: text });
    take('');
    // Afterwards: another value heals a field that has a fault.
    tellFault(problem);
  });
  const sayAgain = useEffectEvent((_inLanguage: Language) => {
    if (errors.voucherCode && why.current) tellFault(why.current);
  });
  useEffect(() => sayAgain(language), [language]);
  const tell = useEffectEvent(() => discounting.tell(discount.data ?? null));
  useEffect(() => {
    if (discount.data) tell();
  }, [discount.data]);
  const failure = discount.error ?? details.error;
  useEffect(() => {
    if (isRefusal(failure)) refuse(failure);
  }, [failure]);
  const refused = state.phase === 'refused' && state.problem.code.startsWith('voucher.') ? state.problem : null;
  useEffect(() => {
    if (refused) refuse(refused);
  }, [refused]);

  return {
    code,
    voucher: discounting.known ?? discount.data?.voucher ?? details.data ?? null,
    asking: discount.isFetching || details.isFetching,
    unanswered:
      failure && !isRefusal(failure) && failure instanceof ApiProblem
        ? {
            text: problemText(failure),
            retry: () => void (discount.error ? discount.refetch() : details.refetch()),
          }
        : null,
    fault: errors.voucherCode?.message ?? null,
    apply: (typed) => {
      const wanted = voucherCodeOf(typed);
      justApplied.current = true;
      if (wanted === null) {
        tellFault(typed.trim() === '' ? 'validation.fill-voucher-code' : 'voucher.error.validation.message');
        return;
      }
      form.clearErrors('voucherCode');
      take(wanted);
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
