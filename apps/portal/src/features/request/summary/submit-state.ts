/** What the button that sends the request says, and whether it can. */
export interface SubmitState {
  readonly label: string;
  readonly isSending: boolean;
  /** The request is on its way, or waits to be sent again as it is. */
  readonly isLocked: boolean;
}
