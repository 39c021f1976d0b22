import { useState, useTransition } from 'react';
import type { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { useProblemText } from '@riderbell/web/i18n/use-texts.ts';

/** A key of the area `errors`, with the values of its text if it has any. */
export type Fault = string | { readonly key: string; readonly values: Record<string, number> };
/** The faults of a draft, by field. */
export type Faults<Draft> = { readonly [Field in keyof Draft]?: Fault };

export interface AccountForm<Draft> {
  draft: Draft;
  set<Field extends keyof Draft>(field: Field, value: Draft[Field]): void;
  /**
   * The text of the field's fault: the check's after the first attempt, and the server's until the field is changed.
   */
  fault(field: keyof Draft): string | null;
  /** A refusal of the server that belongs to no field. */
  problem: ApiProblem | null;
  pending: boolean;
  /** Counts the failed attempts; rises when the visitor can continue. */
  failures: number;
  submit(): void;
}

/**
 * A form whose fields have the names of the wire. The typed values stay through every failure, and only one attempt
 * runs at a time.
 * @param send returns the problem, or null
 */
export function useAccountForm<Draft extends object>({
  initial,
  check,
  send,
}: {
  initial: Draft;
  check: (draft: Draft) => Faults<Draft>;
  send: (draft: Draft) => Promise<ApiProblem | null>;
}): AccountForm<Draft> {
  const problemText = useProblemText();
  const [draft, setDraft] = useState(initial);
  const [tried, setTried] = useState(false);
  const [failures, setFailures] = useState(0);
  const [refused, setRefused] = useState<{ problem: ApiProblem; draft: Draft } | null>(null);
  const [pending, start] = useTransition();
  const faults: Faults<Draft> = tried ? check(draft) : {};
  const attempt = async () => {
    const problem = await send(draft);
    start(() => {
      setRefused(problem && { problem, draft });
      if (problem !== null) setFailures((count) => count + 1);
    });
  };
  return {
    draft,
    set: (field, value) => setDraft((before) => ({ ...before, [field]: value })),
    fault(field) {
      const found = faults[field];
      if (typeof found === 'string') return problemText({ translationKey: found, values: {} });
      if (found !== undefined) return problemText({ translationKey: found.key, values: found.values });
      if (refused === null || refused.draft[field] !== draft[field]) return null;
      const said = refused.problem.all.find((problem) => problem.field === field);
      return said === undefined ? null : problemText(said);
    },
    problem: refused !== null && !((refused.problem.field ?? '') in draft) ? refused.problem : null,
    pending,
    failures,
    submit() {
      if (pending) return;
      setTried(true);
      setRefused(null);
      if (Object.values(check(draft)).some((key) => key !== undefined)) setFailures((count) => count + 1);
      else start(attempt);
    },
  };
}
