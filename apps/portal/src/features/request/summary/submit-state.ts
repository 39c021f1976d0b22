/** The state of the submit button. */
export interface SubmitState {
  readonly label: string;
  readonly isSending: boolean;
  /** The request is under way, or waits to be sent again. */
  readonly isLocked: boolean;
}
