export interface SettingFault {
  name: string;
  /** As given; a secret is told by its length only. */
  value: string;
  allowed: string;
}

/** All faults of a start at once, so that nobody mends them one start at a time. */
export class WrongSettings extends Error {
  override readonly name = 'WrongSettings';
  readonly faults: readonly SettingFault[];

  constructor(faults: readonly SettingFault[]) {
    const count = faults.length === 1 ? 'one setting is wrong' : `${faults.length} settings are wrong`;
    const lines = faults.map((fault) => `  ${fault.name} = ${fault.value}\n    allowed: ${fault.allowed}`);
    super(`Riderbell cannot start: ${count}.\n${lines.join('\n')}`);
    this.faults = faults;
  }
}

export type Source = Readonly<Record<string, string | undefined>>;

/** Reads one setting after the other and keeps what is wrong; a fault gives the fallback so that reading can go on. */
export class SettingReader {
  readonly #source: Source;
  readonly #faults: SettingFault[] = [];

  constructor(source: Source) {
    this.#source = source;
  }

  /** The text as given; an empty one is absent. */
  text(name: string): string | null {
    const value = this.#source[name]?.trim();
    return value ? value : null;
  }

  fault(name: string, allowed: string, shown?: string): void {
    const value = this.text(name);
    this.#faults.push({ name, value: shown ?? (value === null ? '(not set)' : JSON.stringify(value)), allowed });
  }

  oneOf<const Choice extends string>(name: string, choices: readonly Choice[], fallback: Choice): Choice {
    const value = this.text(name);
    if (value === null) return fallback;
    const choice = choices.find((candidate) => candidate === value);
    if (choice === undefined) this.fault(name, `one of ${choices.join(', ')}`);
    return choice ?? fallback;
  }

  /** Several of a fixed list, separated by commas, in the given order. */
  someOf<const Choice extends string>(
    name: string,
    choices: readonly Choice[],
    fallback: readonly Choice[],
  ): readonly Choice[] {
    const values = this.list(name);
    if (values.length === 0) return fallback;
    const chosen = choices.filter((choice) => values.includes(choice));
    if (chosen.length === values.length) return values.flatMap((value) => chosen.filter((choice) => choice === value));
    this.fault(name, `each once, separated by commas, of ${choices.join(', ')}`);
    return fallback;
  }

  list(name: string): string[] {
    const value = this.text(name);
    return value === null
      ? []
      : value
          .split(',')
          .map((part) => part.trim())
          .filter((part) => part !== '');
  }

  number(name: string, range: { from: number; to: number; whole: boolean }, fallback: number): number {
    const value = this.text(name);
    if (value === null) return fallback;
    const plain = range.whole ? /^\d{1,9}$/ : /^\d{1,9}(\.\d{1,6})?$/;
    const number = Number(value);
    if (plain.test(value) && number >= range.from && number <= range.to) return number;
    this.fault(name, `a ${range.whole ? 'whole ' : ''}number from ${range.from} to ${range.to}`);
    return fallback;
  }

  /** A text that `check` accepts; `allowed` says which those are. */
  checked(name: string, check: (value: string) => boolean, allowed: string): string | null {
    const value = this.text(name);
    if (value === null || check(value)) return value;
    this.fault(name, allowed);
    return null;
  }

  /** Like `checked`, and never shown. */
  secret(name: string, check: (value: string) => boolean, allowed: string): string | null {
    const value = this.text(name);
    if (value === null || check(value)) return value;
    this.fault(name, allowed, `(hidden, ${value.length} characters)`);
    return null;
  }

  /** @throws WrongSettings when anything was wrong. */
  done(): void {
    if (this.#faults.length > 0) throw new WrongSettings(this.#faults);
  }
}
