import type { FlagAsker } from '@riderbell/domain/flags/flags.ts';
import type { EvaluationContext } from '@openfeature/core';

/** Facts that rules can use besides the asker; they are the same for the whole deployment. */
export interface DeploymentFacts {
  readonly country: string;
  readonly brand: string;
  readonly environment: string;
}

/** The asker as an OpenFeature context. Some services refuse a context without a targeting key, so anonymous visitors have one too. */
export function contextOf({ vendorId, mode }: FlagAsker, facts: DeploymentFacts): EvaluationContext {
  return { targetingKey: vendorId ?? 'nobody', ...facts, ...(mode === null ? {} : { mode }) };
}

/** A visitor who is not signed in. */
export const anonymous: FlagAsker = { vendorId: null, mode: null };

/** A text that is equal for equal contexts. */
export function keyOf(context: EvaluationContext): string {
  return `${String(context['mode'] ?? '')} ${context.targetingKey ?? ''}`;
}
