import type { RequestEvent, RequestFlow } from './request-flow.ts';
import { type Transition, transitions } from './transitions.ts';

/**
 * The next state of the request-a-rider flow (specification §4) after an event, by the table of transitions. An event that
 * has no transition at the current step, or answers an outdated check, changes nothing.
 */
export function advanceFlow(flow: RequestFlow, event: RequestEvent): RequestFlow {
  // The type `Table` guarantees that the rows of a type take events of that type.
  const rows = transitions[event.type] as readonly Transition<RequestEvent>[];
  const row = rows.find(({ from, when }) => from.includes(flow.step) && (when?.(flow, event) ?? true));
  if (!row) return flow;
  return { ...flow, ...row.change?.(flow, event), step: row.to === 'same' ? flow.step : row.to };
}
