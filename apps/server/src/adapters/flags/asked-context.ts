import type { FlagAsker } from '@riderbell/domain/flags/flags.ts';
import type { EvaluationContext } from '@openfeature/core';

/** What rules can look at beside who asks: the same for the whole deployment. */
export interface DeploymentFacts {
  readonly country: string;
  readonly brand: string;
  readonly environment: string;
}

/** The asker in OpenFeature's words. Some services refuse a context without a targeting key, so nobody has one too. */
export function contextOf({ vendorId, mode }: FlagAsker, facts: DeploymentFacts): EvaluationContext {
  return { targetingKey: vendorId ?? 'nobody', ...facts, ...(mode === null ? {} : { mode }) };
}

/** Nobody in particular: what the pages before the sign-in are shown with. */
export const nobody: FlagAsker = { vendorId: null, mode: null };

/** The same text for the same context. */
export function keyOf(context: EvaluationContext): string {
  return `${String(context['mode'] ?? '')} ${context.targetingKey ?? ''}`;
}
