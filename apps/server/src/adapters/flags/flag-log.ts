/** What the flags say of themselves, each change of state once. */
export interface FlagLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}
