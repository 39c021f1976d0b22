/** Whether a text could be a phone number of the country, or of any country if it begins with a plus. */
export type PhoneRule = (text: string) => boolean;

/** Accepts every number while the number plans are not loaded; the server checks again. */
export const lenientPhoneRule: PhoneRule = () => true;

const loaded = new Map<string, Promise<PhoneRule>>();

async function load(country: string): Promise<PhoneRule> {
  const { isPossiblePhoneNumber, isSupportedCountry } = await import('libphonenumber-js/min');
  if (!isSupportedCountry(country)) return lenientPhoneRule;
  return (text) => isPossiblePhoneNumber(text, country);
}

/**
 * The rule of a country (ISO 3166-1 alpha-2). The number plans are 35 kB, so a screen loads them only when a person is about
 * to type a number. If they cannot be loaded, this returns the lenient rule, and the next call tries again.
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
