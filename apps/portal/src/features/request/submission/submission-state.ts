import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { Quote } from '@riderbell/contract/shapes/quote.ts';
import type { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import type { UnpricedRequest, Unsent } from './submission-loop.ts';

export type SubmissionState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'sending' }
  | { readonly phase: 'asking'; readonly before: number; readonly quote: Quote; readonly answer: (ok: boolean) => void }
  | {
      readonly phase: 'duplicate';
      readonly before: Order;
      readonly minutesAgo: number;
      readonly answer: (anyway: boolean) => void;
    }
  | ({ readonly phase: 'unsent' } & Unsent)
  | { readonly phase: 'refused'; readonly problem: ApiProblem };

export interface RequestSubmission {
  readonly state: SubmissionState;
  /** Sends a request at a price; while one is under way another press does nothing. */
  submit(request: UnpricedRequest, quote: Quote): void;
  /** Sends an unsent request again, unchanged. */
  retry(): void;
  /** Back to the form: gives up an unsent request, or dismisses a refusal. */
  reset(): void;
}
