import { saveOpeningHours } from '@riderbell/contract/calls/outlets/save-opening-hours.ts';
import { type OpeningHours, openingHoursLimits } from '@riderbell/domain/outlets/opening-hours.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { useProblemText, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { notify } from '@riderbell/ui/notices/notify.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { vendorsQuery } from '../../../platform/vendors/current-vendor.tsx';
import { type FormReports, useUnsavedInput } from '../use-unsaved-input.ts';
import { type HoursDraft, hoursDraftOf, hoursFaults, hoursOf } from './hours-draft.ts';

/** The form of an outlet's opening hours: what was typed stays through every failure. */
export function useOpeningHours(outletId: string, now: OpeningHours | null, reports: FormReports) {
  const t = useTexts('outlets');
  const problemText = useProblemText(t('failed'));
  const queries = useQueryClient();
  const [draft, setDraft] = useState(() => hoursDraftOf(now));
  const [tried, setTried] = useState(false);
  const [failures, setFailures] = useState(0);
  const isSending = useRef(false);
  const markSaved = useUnsavedInput(JSON.stringify(draft), reports);
  const fail = () => setFailures((count) => count + 1);
  const save = useMutation({
    meta: { quiet: true },
    mutationFn: (sent: HoursDraft) =>
      callApi(saveOpeningHours, { params: { id: outletId }, body: { opening_hours: hoursOf(sent) } }),
    onSuccess(_, sent) {
      notify({ kind: 'success', message: t('hours.saved'), id: 'opening-hours' });
      void queries.invalidateQueries(vendorsQuery);
      markSaved(JSON.stringify(sent));
    },
    onError: fail,
    onSettled() {
      isSending.current = false;
    },
  });
  const faults = tried ? hoursFaults(draft) : new Map<string, string>();
  // A refusal no longer applies to hours that changed since.
  const refused = save.error instanceof ApiProblem && save.variables === draft ? save.error : null;
  const refusalAt = (field: string) => refused?.all.find((one) => one.field === `opening_hours.${field}`);
  return {
    draft,
    change: (changed: Partial<HoursDraft>) => setDraft((before) => ({ ...before, ...changed })),
    /** The text of the fault at a dotted path, as in "week.monday.1". */
    fault(field: string): string | null {
      const key = faults.get(field);
      const refusal = refusalAt(field);
      if (key !== undefined) return problemText({ translationKey: key, values: { maximum: openingHoursLimits.note } });
      return refusal === undefined ? null : problemText(refusal);
    },
    problem: save.isError && (refused === null || refused.field === null) ? problemOf(save.error) : null,
    isSaving: save.isPending,
    failures,
    submit() {
      setTried(true);
      if (hoursFaults(draft).size > 0) {
        fail();
        return;
      }
      if (isSending.current) return;
      isSending.current = true;
      save.mutate(draft);
    },
  };

  function problemOf(error: Error): string {
    return error instanceof ApiProblem ? problemText(error) : t('failed');
  }
}
