export interface SettingFault {
  name: string;
  /** As given; a secret is told by its length only. */
  value: string;
  allowed: string;
}

/** What every setting says of itself, where it is read: nobody has to look elsewhere for it. */
export interface Described {
  name: string;
  /** What it is for. */
  meaning: string;
  /** In words, where what holds without it depends on another setting: "the country’s own". */
  usual?: string;
}

/** A setting as it was asked for: what may be given, what is, and what holds when nothing is. */
export interface AskedSetting extends Described {
  /** The heading under which it is explained. */
  part: string;
  allowed: string;
  /** null: there is none. */
  fallback: string | null;
  /** null: nothing, or nothing but spaces. */
  given: string | null;
  /** Never shown. */
  secret: boolean;
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
  readonly faults: SettingFault[] = [];
  /** Whether the demo reads, which brings stand-ins for systems outside. */
  readonly demo: boolean;
  readonly #source: Source;
  #part = '';

  constructor(source: Source, demo: boolean) {
    this.#source = source;
    this.demo = demo;
  }

  /** The settings that follow are explained under this heading. */
  part(heading: string): void {
    this.#part = heading;
  }

  /** Whether anything was given; an empty text is nothing. */
  has(name: string): boolean {
    return this.#value(name) !== null;
  }

  /** Whether a fault was found in it, so that those that depend on it are not called wrong for its sake. */
  isWrong(name: string): boolean {
    return this.faults.some((fault) => fault.name === name);
  }

  /** For what only several settings together, or the outside, can tell. `shown` stands in the place of the value. */
  fault(name: string, allowed: string, shown?: string): void {
    const value = this.#value(name);
    this.faults.push({ name, value: shown ?? (value === null ? '(not set)' : JSON.stringify(value)), allowed });
  }

  oneOf<const Choice extends string>(
    setting: Described & { choices: readonly Choice[]; fallback: NoInfer<Choice> },
  ): Choice {
    const { name, choices, fallback } = setting;
    const allowed = choices.length === 1 ? choices.join('') : `one of ${choices.join(', ')}`;
    const value = this.#ask(setting, allowed, fallback);
    if (value === null) return fallback;
    const choice = choices.find((candidate) => candidate === value);
    if (choice === undefined) this.fault(name, allowed);
    return choice ?? fallback;
  }

  /** Several of a fixed list, separated by commas, in the given order. */
  someOf<const Choice extends string>(
    setting: Described & { choices: readonly Choice[]; fallback: readonly NoInfer<Choice>[] },
  ): readonly Choice[] {
    const { name, choices, fallback } = setting;
    const allowed = `each once, separated by commas, of ${choices.join(', ')}`;
    const parts = partsOf(this.#ask(setting, allowed, fallback.join(',')));
    if (parts.length === 0) return fallback;
    const chosen = parts.flatMap((part) => choices.filter((choice) => choice === part));
    if (chosen.length === parts.length && new Set(parts).size === parts.length) return chosen;
    this.fault(name, allowed);
    return fallback;
  }

  /** Any number of texts, separated by commas, each of which `check` accepts. */
  listOf(
    setting: Described & { check: (part: string) => boolean; allowed: string; fallback?: readonly string[] },
  ): readonly string[] {
    const { fallback = [] } = setting;
    const parts = partsOf(this.#ask(setting, setting.allowed, fallback.join(',') || null) ?? fallback.join(','));
    if (!parts.every(setting.check)) this.fault(setting.name, setting.allowed);
    return parts;
  }

  /** A whole number, unless `whole` is false. */
  number(setting: Described & { from: number; to: number; whole?: boolean; fallback: number }): number {
    const { name, from, to, whole = true, fallback } = setting;
    const allowed = `a ${whole ? 'whole ' : ''}number from ${from} to ${to}`;
    const value = this.#ask(setting, allowed, String(fallback));
    if (value === null) return fallback;
    const plain = whole ? /^\d{1,9}$/ : /^\d{1,9}(\.\d{1,6})?$/;
    const number = Number(value);
    if (plain.test(value) && number >= from && number <= to) return number;
    this.fault(name, allowed);
    return fallback;
  }

  /** A text that `check` accepts, any when there is none; `allowed` says which those are. */
  text<Fallback extends string | null>(
    setting: Described & { check?: (value: string) => boolean; allowed: string; fallback: Fallback },
  ): string | Fallback {
    const { name, check, allowed, fallback } = setting;
    const value = this.#ask(setting, allowed, fallback);
    if (value === null) return fallback;
    if (check?.(value) ?? true) return value;
    this.fault(name, allowed);
    return fallback;
  }

  /** Like `text`, and never shown. */
  secret(setting: Described & { check: (value: string) => boolean; allowed: string }): string | null {
    const value = this.#ask(setting, setting.allowed, null, true);
    if (value === null || setting.check(value)) return value;
    this.fault(setting.name, setting.allowed, `(hidden, ${value.length} characters)`);
    return null;
  }

  /** Refuses a value that only the demo can fulfil. @param allowed what the server alone can */
  demoOnly(name: string, allowed: string): void {
    if (!this.demo) this.fault(name, `${allowed}; this value is the demo’s alone: npm start runs the demo`);
  }

  /** @throws WrongSettings when anything was wrong. */
  done(): void {
    if (this.faults.length > 0) throw new WrongSettings(this.faults);
  }

  #ask({ name, meaning, usual }: Described, allowed: string, fallback: string | null, secret = false): string | null {
    const given = this.#value(name);
    const usually = usual === undefined ? {} : { usual };
    this.asked.push({ part: this.#part, name, meaning, ...usually, allowed, fallback, given, secret });
    return given;
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
