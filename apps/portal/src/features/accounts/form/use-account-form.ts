import { useState, useTransition } from 'react';
import type { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { useProblemText } from '@riderbell/web/i18n/use-texts.ts';

/** A key of the area `errors`, with the values of its text where it has any. */
export type Fault = string | { readonly key: string; readonly values: Record<string, number> };
/** What is wrong with a draft, by field. */
export type Faults<Draft> = { readonly [Field in keyof Draft]?: Fault };

export interface AccountForm<Draft> {
  draft: Draft;
  set<Field extends keyof Draft>(field: Field, value: Draft[Field]): void;
  /** What is wrong with the field, as a sentence: of the check once somebody has tried, and of the server until it is changed. */
  fault(field: keyof Draft): string | null;
  /** What the server refused that belongs to no field. */
  problem: ApiProblem | null;
  pending: boolean;
  /** Rises with every attempt that failed, when the person can go on. */
  failures: number;
  submit(): void;
}

/**
 * A form whose fields are called as on the wire. What was typed stays through every failure, and while one attempt is under way
 * there is no other.
 * @param send answers what went wrong, or null
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
