export interface SettingFault {
  name: string;
  /** As given; a secret is told by its length only. */
  value: string;
  allowed: string;
}

/** A setting as it was asked for: what may be given, and what holds when nothing is. */
export interface AskedSetting {
  name: string;
  allowed: string;
  /** null: there is none. */
  fallback: string | null;
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
  readonly asked: AskedSetting[] = [];
  readonly #source: Source;
  readonly #faults: SettingFault[] = [];

  constructor(source: Source) {
    this.#source = source;
  }

  /** Whether anything was given; an empty text is nothing. */
  has(name: string): boolean {
    return this.#value(name) !== null;
  }

  fault(name: string, allowed: string, shown?: string): void {
    const value = this.#value(name);
    this.#faults.push({ name, value: shown ?? (value === null ? '(not set)' : JSON.stringify(value)), allowed });
  }

  text(name: string, allowed: string, fallback: string): string {
    return this.#ask(name, allowed, fallback) ?? fallback;
  }

  oneOf<const Choice extends string>(name: string, choices: readonly Choice[], fallback: Choice): Choice {
    const allowed = `one of ${choices.join(', ')}`;
    const value = this.#ask(name, allowed, fallback);
    if (value === null) return fallback;
    const choice = choices.find((candidate) => candidate === value);
    if (choice === undefined) this.fault(name, allowed);
    return choice ?? fallback;
  }

  /** Several of a fixed list, separated by commas, in the given order. */
  someOf<const Choice extends string>(
    name: string,
    choices: readonly Choice[],
    fallback: readonly Choice[],
  ): readonly Choice[] {
    const allowed = `each once, separated by commas, of ${choices.join(', ')}`;
    const parts = partsOf(this.#ask(name, allowed, fallback.join(',')));
    if (parts.length === 0) return fallback;
    const chosen = parts.flatMap((part) => choices.filter((choice) => choice === part));
    if (chosen.length === parts.length && new Set(parts).size === parts.length) return chosen;
    this.fault(name, allowed);
    return fallback;
  }

  /** Any number of texts, separated by commas, each of which `check` accepts. */
  listOf(name: string, check: (part: string) => boolean, allowed: string): readonly string[] {
    const parts = partsOf(this.#ask(name, allowed, null));
    if (!parts.every(check)) this.fault(name, allowed);
    return parts;
  }

  number(name: string, range: { from: number; to: number; whole: boolean }, fallback: number): number {
    const allowed = `a ${range.whole ? 'whole ' : ''}number from ${range.from} to ${range.to}`;
    const value = this.#ask(name, allowed, String(fallback));
    if (value === null) return fallback;
    const plain = range.whole ? /^\d{1,9}$/ : /^\d{1,9}(\.\d{1,6})?$/;
    const number = Number(value);
    if (plain.test(value) && number >= range.from && number <= range.to) return number;
    this.fault(name, allowed);
    return fallback;
  }

  /** A text that `check` accepts; `allowed` says which those are. */
  checked<Fallback extends string | null>(
    name: string,
    check: (value: string) => boolean,
    allowed: string,
    fallback: Fallback,
  ): string | Fallback {
    const value = this.#ask(name, allowed, fallback);
    if (value === null) return fallback;
    if (check(value)) return value;
    this.fault(name, allowed);
    return fallback;
  }

  /** Like `checked`, and never shown. */
  secret(name: string, check: (value: string) => boolean, allowed: string): string | null {
    const value = this.#ask(name, allowed, null);
    if (value === null || check(value)) return value;
    this.fault(name, allowed, `(hidden, ${value.length} characters)`);
    return null;
  }

  /** @throws WrongSettings when anything was wrong. */
  done(): void {
    if (this.#faults.length > 0) throw new WrongSettings(this.#faults);
  }

  #ask(name: string, allowed: string, fallback: string | null): string | null {
    this.asked.push({ name, allowed, fallback });
    return this.#value(name);
  }

  #value(name: string): string | null {
    return this.#source[name]?.trim() || null;
  }
}

function partsOf(value: string | null): string[] {
  if (value === null) return [];
  return value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
