import { createOutlet } from '@riderbell/contract/calls/outlets/create-outlet.ts';
import { updateOutlet } from '@riderbell/contract/calls/outlets/update-outlet.ts';
import type { CallersVendor } from '@riderbell/contract/shapes/vendor.ts';
import { collectionPointLimits } from '@riderbell/domain/outlets/collection-point.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useProblemText, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useTooLongMessage } from '@riderbell/web/i18n/use-too-long-message.ts';
import { lenientPhoneRule, loadPhoneRule, type PhoneRule } from '@riderbell/web/phone/phone-rule.ts';
import { randomId } from '@riderbell/web/random-id.ts';
import { snackbarDuration, notify } from '@riderbell/ui/notices/notify.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { vendorsQuery } from '../../../platform/vendors/current-vendor.tsx';
import { type FormReports, useUnsavedInput } from '../use-unsaved-input.ts';
import {
  bodyOf,
  contentOf,
  fieldOf,
  newPointBody,
  type PointField,
  pointFaults,
  type TypedPoint,
} from './typed-point.ts';

/** Changed fields; as a function of the newest ones where the change comes late, as the address of a pin does. */
type Change = Partial<TypedPoint> | ((typed: TypedPoint) => Partial<TypedPoint>);

export interface CollectionPointForm {
  readonly typed: TypedPoint;
  set(changed: Change): void;
  /** The text of a field's fault: the rules' after the first attempt, and the server's until the field changes. */
  fault(field: PointField): string | null;
  /** A refusal that belongs to no field. */
  readonly problem: string | null;
  readonly isSaving: boolean;
  /** Rises with each attempt that failed. */
  readonly failures: number;
  submit(): void;
}

/** The wire's maximum lengths. */
const maxLengths = { label: collectionPointLimits.label, phone: 32, unit: 120, building: 120 } as const;
type LimitedField = keyof typeof maxLengths;

function usePhoneRule(): PhoneRule {
  const { country } = useDeployment();
  const [isPossiblePhone, setRule] = useState<PhoneRule>(() => lenientPhoneRule);
  useEffect(() => void loadPhoneRule(country).then((rule) => setRule(() => rule)), [country]);
  return isPossiblePhone;
}

/** The form of a collection point: what was typed stays through every failure (specification §4, §8). */
export function useCollectionPoint(
  outlet: CallersVendor | null,
  initial: TypedPoint,
  reports: FormReports,
): CollectionPointForm {
  const t = useTexts('outlets');
  const problemText = useProblemText(t('failed'));
  const tooLong = useTooLongMessage();
  const isPossiblePhone = usePhoneRule();
  const [typed, setTyped] = useState(initial);
  const [tried, setTried] = useState(false);
  const [failures, setFailures] = useState(0);
  const markSaved = useUnsavedInput(contentOf(typed), reports);
  const save = useSaving(outlet, {
    // A new collection point is added once, so its form always ends.
    onSaved: (sent) => (outlet === null ? reports.onSaved() : markSaved(contentOf(sent))),
    onFailed: () => setFailures((count) => count + 1),
  });
  const faults = pointFaults(typed, { isNew: outlet === null, isPossiblePhone });
  const longText = (field: PointField) =>
    field in maxLengths ? tooLong(typed[field as LimitedField], maxLengths[field as LimitedField]) : null;
  const refused = save.error instanceof ApiProblem ? save.error : null;
  const refusalOf = (field: PointField) => {
    const found = refused?.all.find((one) => one.field !== null && fieldOf(one.field) === field);
    const isSame = save.variables?.[field] === typed[field];
    return found !== undefined && isSame ? problemText(found) : null;
  };
  return {
    typed,
    set: (change) => setTyped((before) => ({ ...before, ...(typeof change === 'function' ? change(before) : change) })),
    fault(field) {
      const key = tried ? faults[field] : undefined;
      const values = { maximum: collectionPointLimits.owners };
      return key === undefined ? (longText(field) ?? refusalOf(field)) : problemText({ translationKey: key, values });
    },
    problem: save.isError && (refused?.field ?? null) === null ? (refused ? problemText(refused) : t('failed')) : null,
    isSaving: save.isPending,
    failures,
    submit() {
      setTried(true);
      const hasLongText = Object.keys(maxLengths).some((field) => longText(field as LimitedField) !== null);
      if (Object.keys(faults).length === 0 && !hasLongText) save.send(typed);
      else setFailures((count) => count + 1);
    },
  };
}

/** Saves once for each press; the same form has the same idempotency key, so that a lost answer adds no second outlet. */
function useSaving(
  outlet: CallersVendor | null,
  { onSaved, onFailed }: { onSaved: (sent: TypedPoint) => void; onFailed: () => void },
) {
  const t = useTexts('outlets');
  const queries = useQueryClient();
  const isSending = useRef(false);
  const submission = useRef({ form: '', key: '' });
  const save = useMutation({
    meta: { quiet: true },
    mutationFn: async (typed: TypedPoint) => {
      if (outlet !== null) {
        await callApi(updateOutlet, { params: { id: outlet.vendor_id }, body: bodyOf(typed, outlet) });
        return;
      }
      const body = newPointBody(typed);
      const form = JSON.stringify(body);
      if (submission.current.form !== form) submission.current = { form, key: randomId() };
      await callApi(createOutlet, { body }, { idempotencyKey: submission.current.key });
    },
    onSuccess(_, sent) {
      const message = t(outlet === null ? 'added' : 'saved');
      notify({ kind: 'success', message, id: 'collection-point', duration: snackbarDuration.longest });
      void queries.invalidateQueries(vendorsQuery);
      onSaved(sent);
    },
    onError: onFailed,
    onSettled() {
      isSending.current = false;
    },
  });
  return {
    error: save.error,
    isError: save.isError,
    isPending: save.isPending,
    variables: save.variables,
    send(typed: TypedPoint) {
      if (isSending.current) return;
      isSending.current = true;
      save.mutate(typed);
    },
  };
}
