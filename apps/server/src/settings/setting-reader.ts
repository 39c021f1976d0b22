export interface SettingFault {
  name: string;
  /** The given value; of a secret only its length. */
  value: string;
  allowed: string;
}

/** The description of a setting, where it is read. */
export interface Described {
  name: string;
  /** What the setting is for. */
  meaning: string;
  /** A description of the default if it depends on other settings, for example "the country’s own". */
  usual?: string;
}

/** A setting that was read, with its allowed values, current value and default. */
export interface DescribedSetting extends Described {
  /** The heading of the explanation. */
  part: string;
  allowed: string;
  /** The default; null if there is none. */
  fallback: string | null;
  /** The given value; null if it is absent or blank. */
  given: string | null;
  /** Whether the value is never shown. */
  secret: boolean;
}

/** Reports all wrong settings at once, so that an operator can fix them in one go. */
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

/** Reads settings and collects faults. After a fault it returns the default, so that reading can continue. */
export class SettingReader {
  readonly settings: DescribedSetting[] = [];
  readonly faults: SettingFault[] = [];
  /** Whether the demo starts, which has stand-ins for outside systems. */
  readonly demo: boolean;
  readonly #source: Source;
  #part = '';

  constructor(source: Source, demo: boolean) {
    this.#source = source;
    this.demo = demo;
  }

  /** Sets the heading of the following settings. */
  part(heading: string): void {
    this.#part = heading;
  }

  /** Whether a value was given; a blank one counts as absent. */
  has(name: string): boolean {
    return this.#value(name) !== null;
  }

  /** Whether the setting is wrong, so that settings that depend on it are not reported too. */
  isWrong(name: string): boolean {
    return this.faults.some((fault) => fault.name === name);
  }

  /** Adds a fault that depends on several settings or on files. `shown` replaces the value. */
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

  /** Reads several values of a fixed list, separated by commas, in the given order. */
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

  /** Reads any number of texts, separated by commas, each of which `check` accepts. */
  listOf(
    setting: Described & { check: (part: string) => boolean; allowed: string; fallback?: readonly string[] },
  ): readonly string[] {
    const { fallback = [] } = setting;
    const parts = partsOf(this.#ask(setting, setting.allowed, fallback.join(',') || null) ?? fallback.join(','));
    if (!parts.every(setting.check)) this.fault(setting.name, setting.allowed);
    return parts;
  }

  /** Reads a whole number, or any number if `whole` is false. */
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

  /** Reads a text that `check` accepts, or any text without `check`; `allowed` describes it. */
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

  /** Reads a text that is never shown. */
  secret(setting: Described & { check: (value: string) => boolean; allowed: string }): string | null {
    const value = this.#ask(setting, setting.allowed, null, true);
    if (value === null || setting.check(value)) return value;
    this.fault(setting.name, setting.allowed, `(hidden, ${value.length} characters)`);
    return null;
  }

  /** Refuses a value that only the demo supports. @param allowed what the server supports */
  demoOnly(name: string, allowed: string): void {
    if (!this.demo) this.fault(name, `${allowed}; this value is the demo’s alone: npm start runs the demo`);
  }

  /** @throws WrongSettings if there were faults */
  done(): void {
    if (this.faults.length > 0) throw new WrongSettings(this.faults);
  }

  #ask({ name, meaning, usual }: Described, allowed: string, fallback: string | null, secret = false): string | null {
    const given = this.#value(name);
    const usually = usual === undefined ? {} : { usual };
    this.settings.push({ part: this.#part, name, meaning, ...usually, allowed, fallback, given, secret });
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
