import { countryOf } from '@riderbell/domain/countries/countries.ts';
import { countryCodes, type Country, type FigureSource } from '@riderbell/domain/countries/country.ts';
import { digitsOf } from '@riderbell/domain/countries/currencies.ts';
import { fromMinor } from '@riderbell/domain/countries/money.ts';
import { prohibitedEverywhere } from '@riderbell/domain/countries/prohibited-items.ts';
import { parseServiceHours } from '@riderbell/domain/outlets/service-hours.ts';

type Column = readonly [head: string, cell: (country: Country) => string];

/** The page docs/countries.md, generated from the country files so that it always agrees with them. */
export function countriesPage(): string {
  const all = countryCodes.map(countryOf).toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  return `${[
    '# The countries',
    '`npm run countries:describe` writes this page from `packages/domain/src/countries/data`; edit a file there, not this page. Amounts are',
    'in the country’s currency. \\* marks the project’s default where the specification gives no figure. An operator can change some figures',
    'of a running server ([country parameters](operations/country-parameters.md)). Sources and reasons: [country-files.md](country-files.md).',
    '',
    '## Who and where',
    table(all, places),
    '',
    '## Prices and limits',
    'Each started kilometre beyond the included distance is charged. For an item value above “confirm”, the form asks whether it is right, and',
    'accepts the order. The “ceiling” is shown in the country’s list of prohibited items; no order is refused for it.',
    '',
    table(all, figures),
    '',
    '## Rules',
    table(all, rules),
    '',
    '## Bank notes',
    'What a recipient may say that they pay with on a cash order ([cash-book.md](cash-book.md#the-change-note)).',
    '',
    table(all, [name, ['notes', bankNotes]]),
    '',
    '## Prohibited items',
    `In every country: ${prohibitedEverywhere.map(code).join(', ')}. In addition:`,
    '',
    table(all, [name, ['also forbidden', alsoForbidden]]),
  ].join('\n')}\n`;
}

const name: Column = ['country', (country) => `${country.name} (${country.code})`];

const places: readonly Column[] = [
  name,
  ['currency', ({ currency }) => `${currency}, ${digitsOf(currency)} digits`],
  ['phone', ({ phonePrefix }) => phonePrefix],
  ['time zone', ({ timeZone, otherTimeZones }) => [timeZone, ...otherTimeZones].join(', ')],
  [
    'languages',
    ({ languages, defaultLanguage }) => languages.map((one) => mark(one, one === defaultLanguage)).join(', '),
  ],
  ['city of the demo', ({ city }) => city],
];

const figures: readonly Column[] = [
  name,
  ['base', (country) => withSource(amount(country, country.fees.base), country.fees)],
  ['per km', (country) => amount(country, country.fees.perKilometre)],
  ['included', included],
  ['cash', (country) => amount(country, country.fees.cashSurcharge)],
  ['distance', distance],
  ['weight', ({ weightLimitKg }) => withSource(`${weightLimitKg.value} kg`, weightLimitKg)],
  ['confirm', (country) => withSource(amount(country, country.itemValueLimit.value), country.itemValueLimit)],
  ['ceiling', (country) => amount(country, country.prohibited.valueCeiling)],
  ['typical', typicalPrice],
];

const rules: readonly Column[] = [
  name,
  ['payment', paymentMethods],
  ['card', ({ payment }) => payment.cardType],
  ['earliest rider', ({ minimumEtaMinutes }) => `${minimumEtaMinutes} min`],
  ['hours', serviceHours],
  ['unit number', ({ unitNumberRequired }) => (unitNumberRequired ? 'required' : 'optional')],
  ['item value', itemValue],
  ['terms', ({ terms }) => (terms === 'page' ? 'own page' : '`TERMS_URL`, else own page')],
];

function table(countries: readonly Country[], columns: readonly Column[]): string {
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    row(columns.map(([head]) => head)),
    row(columns.map(() => '---')),
    ...countries.map((country) => row(columns.map(([, cell]) => cell(country)))),
  ].join('\n');
}

function code(text: string): string {
  return `\`${text}\``;
}

function mark(text: string, isStrong: boolean): string {
  return isStrong ? `**${text}**` : text;
}

function withSource(text: string, { source }: { readonly source: FigureSource }): string {
  return source === 'default' ? `${text}\\*` : text;
}

function amount({ currency }: Country, minor: number | null): string {
  if (minor === null || minor === 0) return '–';
  const decimal = fromMinor(minor, currency);
  return decimal.toLocaleString('en', { minimumFractionDigits: Number.isInteger(decimal) ? 0 : digitsOf(currency) });
}

function kilometres(metres: number): string {
  return `${metres / 1000} km`;
}

function included({ fees }: Country): string {
  const cities = fees.cities.map(({ names, includedMetres }) => `${names[0]} ${kilometres(includedMetres)}`);
  const elsewhere = fees.includedMetres === 0 ? '–' : kilometres(fees.includedMetres);
  return [elsewhere, ...cities].join(', ');
}

function distance({ distanceLimit, faq }: Country): string {
  const { distance: stated } = faq;
  const limit = kilometres(distanceLimit.metres);
  const from = stated.put === 'between' ? `${stated.fromMetres / 1000} to ` : '';
  const how = { 'up-to': '', between: '', radius: ' radius', 'across-zones': ' across zones' }[stated.put];
  return withSource(`${from}${limit}${how}`, distanceLimit);
}

function typicalPrice(country: Country): string {
  const { typicalPrice: typical } = country.faq;
  return typical === null ? '–' : `${amount(country, typical.from)} to ${amount(country, typical.to)}`;
}

function paymentMethods({ payment }: Country): string {
  return payment.allowed
    .split('|')
    .map((method) => mark(method, method === payment.default))
    .join(', ');
}

function serviceHours({ serviceHours: hours }: Country): string {
  const window = parseServiceHours(hours);
  return withSource(window && window.from === window.to ? 'always open' : hours, { source: 'default' });
}

function bankNotes(country: Country): string {
  return country.bankNotes.map((note) => amount(country, note)).join(', ');
}

function itemValue(country: Country): string {
  const { required, minimum } = country.amount;
  if (!required) return 'optional';
  return minimum === null ? 'required' : `required, at least ${amount(country, minimum)}`;
}

function alsoForbidden({ prohibited }: Country): string {
  const everywhere: ReadonlySet<string> = new Set(prohibitedEverywhere);
  const more = prohibited.items.filter((item) => !everywhere.has(item));
  return more.length === 0 ? '–' : more.map(code).join(', ');
}
