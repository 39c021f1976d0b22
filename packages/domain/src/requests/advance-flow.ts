import type { RequestEvent, RequestFlow } from './request-flow.ts';
import { type Transition, transitions } from './transitions.ts';

/**
 * The request-a-rider flow of specification §4: what an event makes of it, by the table of transitions. An event that
 * means nothing at the present step, or answers an earlier question, changes nothing.
 */
export function advanceFlow(flow: RequestFlow, event: RequestEvent): RequestFlow {
  // The rows under a type are of the events of that type: the table's own type says so.
  const rows = transitions[event.type] as readonly Transition<RequestEvent>[];
  const row = rows.find(({ from, when }) => from.includes(flow.step) && (when?.(flow, event) ?? true));
  if (!row) return flow;
  return { ...flow, ...row.change?.(flow, event), step: row.to === 'same' ? flow.step : row.to };
}
