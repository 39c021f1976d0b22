import type { Deployment } from '@riderbell/contract/deployment.ts';
import type { TextKey, TextValues } from '@riderbell/messages/texts.ts';
import type { Formats } from '@riderbell/web/i18n/formats.ts';

/** A sentence of an answer: whole in every language, with its figures. */
export interface Sentence {
  readonly key: TextKey<'landing'>;
  readonly values?: TextValues;
}

export type QuestionName = 'price' | 'far' | 'fast' | 'heavy' | 'cash' | 'later' | 'cancel' | 'prohibited';

export interface Answered {
  readonly name: QuestionName;
  readonly question: TextKey<'landing'>;
  readonly answer: readonly Sentence[];
}

/** What the answers need besides the deployment. */
export interface Words {
  readonly country: string;
  readonly cityName: (city: string) => string;
  readonly formats: Pick<Formats, 'money' | 'distance' | 'weight'>;
}

type AnswerFigures = Pick<Deployment, 'prices' | 'rules' | 'faq_distance'>;

/** The questions of this country's merchants with their answers; which figures a country states is data (specification §9). */
export function answersOf(deployment: AnswerFigures, words: Words): Answered[] {
  const { country } = words;
  const questions: Answered[] = [
    { name: 'price', question: 'faq.price.question', answer: priceOf(deployment, words) },
    { name: 'far', question: 'faq.far.question', answer: [distanceOf(deployment, words), { key: 'faq.far.see' }] },
    { name: 'fast', question: 'faq.fast.question', answer: [{ key: 'faq.fast.answer' }] },
    { name: 'heavy', question: 'faq.heavy.question', answer: weightOf(deployment, words) },
    { name: 'cash', question: 'faq.cash.question', answer: [{ key: 'faq.cash.answer' }] },
    { name: 'later', question: 'faq.later.question', answer: [{ key: 'faq.later.answer' }] },
    { name: 'cancel', question: 'faq.cancel.question', answer: [{ key: 'faq.cancel.answer' }] },
    {
      name: 'prohibited',
      question: 'faq.prohibited.question',
      answer: [{ key: 'faq.prohibited.answer', values: { country } }],
    },
  ];
  return questions.filter(({ name }) => name !== 'cash' || deployment.rules.cash_on_delivery);
}

/** The typical price where the country publishes it, else the table; then what raises the price, and that it does not change later. */
function priceOf({ prices }: AnswerFigures, { country, cityName, formats }: Words): Sentence[] {
  const { money, distance } = formats;
  const kilometres = (included: number) => distance(included * 1000);
  const table = { base: money(prices.base), kilometre: money(prices.per_kilometre) };
  const { typical, included_kilometres: included, cash_surcharge: cash } = prices;
  const usual: Sentence[] =
    typical !== null
      ? [{ key: 'prices.typical', values: { country, from: money(typical.from), to: money(typical.to) } }]
      : included > 0
        ? [{ key: 'faq.price.included', values: { ...table, included: kilometres(included) } }]
        : [{ key: 'faq.price.each', values: table }];
  return [
    ...usual,
    ...prices.cities.map((city): Sentence => ({
      key: 'faq.price.city',
      values: { city: cityName(city.name), included: kilometres(city.included_kilometres) },
    })),
    ...(cash > 0 ? [{ key: 'faq.price.cash', values: { cash: money(cash) } } as const] : []),
    { key: 'faq.price.fixed' },
  ];
}

function distanceOf({ rules, faq_distance: { put, from_metres: from } }: AnswerFigures, { formats }: Words): Sentence {
  const distance = formats.distance(rules.distance_limit_metres);
  return { key: `faq.far.${put}`, values: { distance, from: from === null ? '' : formats.distance(from) } };
}

function weightOf({ rules }: AnswerFigures, { formats }: Words): Sentence[] {
  const ceiling = rules.item_value_ceiling;
  return [
    { key: 'faq.heavy.answer', values: { weight: formats.weight(rules.weight_limit_kg) } },
    ...(ceiling === null ? [] : [{ key: 'faq.heavy.value', values: { value: formats.money(ceiling) } } as const]),
  ];
}
