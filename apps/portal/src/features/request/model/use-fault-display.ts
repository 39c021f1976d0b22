import type { Language } from '@riderbell/domain/countries/languages.ts';
import type { RequestFlow } from '@riderbell/domain/requests/request-flow.ts';
import { useEffect, useEffectEvent } from 'react';
import type { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { useLanguage, useProblemText } from '@riderbell/web/i18n/use-texts.ts';
import { firstOnPage, focusField } from '../focus/form-focus.ts';
import type { FormFaults } from './form-checks.ts';
import type { RequestFacts } from './request-facts.ts';
import { detailFields, fieldOfPath, fieldOrder, type RequestField } from './request-form.ts';
import type { RequestModel } from './request-model.ts';

export interface FaultDisplay {
  goTo(field: RequestField): void;
  /** Shows the faults at their fields and focuses the first; returns whether there are any. */
  show(faults: FormFaults, among?: readonly RequestField[]): boolean;
  /** Shows the server's faults at their fields, as if the form had found them. */
  showRefusal(problem: ApiProblem, text: (problem: ApiProblem['all'][number]) => string): void;
  /** Focuses the first field that the server refused. */
  goToRefusal(problem: ApiProblem): void;
}

/** How many pages of a narrow screen lie between a step and the one that asks for a field. */
function stepsBackTo(field: RequestField, step: RequestFlow['step']): number {
  const at = step === 'FillPaymentDetails' ? 2 : step === 'FillOrderDetails' ? 1 : 0;
  if (field === 'address') return at;
  return at === 2 && detailFields.includes(field) ? 1 : 0;
}

/** Leads the merchant to the faults of the form, on every page of it. */
export function faultDisplay(
  { flow, dispatch, wide }: RequestFacts,
  { form, rules, elements, address }: Pick<RequestModel, 'form' | 'rules' | 'elements' | 'address'>,
): FaultDisplay {
  const goTo = (field: RequestField) => {
    if (!wide) for (let back = stepsBackTo(field, flow.step); back > 0; back -= 1) dispatch({ type: 'GoBack' });
    if (field === 'address') elements.address.current?.focus();
    // The page of the field may not be shown before the next frame.
    else requestAnimationFrame(() => focusField(elements.form.current, field));
  };
  const goToFirst = (faulty: readonly RequestField[]) => {
    const field = firstOnPage(elements.form.current, faulty);
    if (field) goTo(field);
    return field !== null;
  };
  return {
    goTo,
    // Shown as they were found: the number plans have just been loaded, and the form's own check may not know them yet.
    show: (faults, among = fieldOrder) => {
      for (const field of among) {
        const fault = faults.get(field);
        if (field === 'address') address.setFault(fault ?? null);
        else if (fault) form.setError(field, { type: fault.key, message: rules.faultText(fault) });
        else form.clearErrors(field);
      }
      return goToFirst(among.filter((each) => faults.has(each)));
    },
    showRefusal: ({ all }, text) => {
      for (const each of all) {
        const field = fieldOfPath(each.field);
        if (field !== null && field !== 'address') form.setError(field, { type: 'server', message: text(each) });
      }
    },
    goToRefusal: ({ all }) =>
      void goToFirst(all.map(({ field }) => fieldOfPath(field)).filter((field) => field !== null)),
  };
}

/** Shows the server's refusal at its field, and again when the language changes. */
export function useRefusalAtField(problem: ApiProblem | null, display: FaultDisplay): void {
  const problemText = useProblemText();
  const { language } = useLanguage();
  const show = useEffectEvent((refusal: ApiProblem, _inLanguage: Language) =>
    display.showRefusal(refusal, problemText),
  );
  const lead = useEffectEvent((refusal: ApiProblem) => display.goToRefusal(refusal));
  useEffect(() => {
    if (problem !== null) show(problem, language);
  }, [problem, language]);
  useEffect(() => {
    if (problem !== null) lead(problem);
  }, [problem]);
}
