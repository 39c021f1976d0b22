/** Logs each change of state of the flags once. */
export interface FlagLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}
