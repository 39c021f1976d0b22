/** Whether a text could be a phone number of the country, or of any country when it begins with a plus. */
export type PhoneRule = (text: string) => boolean;

/** Before the number plans are there nothing is refused: the server checks again. */
export const lenientPhoneRule: PhoneRule = () => true;

const loaded = new Map<string, Promise<PhoneRule>>();

async function load(country: string): Promise<PhoneRule> {
  const { isPossiblePhoneNumber, isSupportedCountry } = await import('libphonenumber-js/min');
  if (!isSupportedCountry(country)) return lenientPhoneRule;
  return (text) => isPossiblePhoneNumber(text, country);
}

/**
 * The rule of a country (ISO 3166-1 alpha-2). The number plans are 35 kB, so a screen asks for them when somebody is about
 * to type a number. One that cannot be fetched is the lenient rule, and is asked for again the next time.
 */
export async function loadPhoneRule(country: string): Promise<PhoneRule> {
  const loading = loaded.get(country) ?? load(country);
  loaded.set(country, loading);
  try {
    return await loading;
  } catch {
    loaded.delete(country);
    return lenientPhoneRule;
  }
}
