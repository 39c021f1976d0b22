import { lowContrastPairs } from '@riderbell/domain/brands/readable-colours.ts';
import type { BrandColours } from '@riderbell/domain/brands/brand-colours.ts';
import { countryCodes } from '@riderbell/domain/countries/country.ts';
import * as z from 'zod';

const colour = z.string().regex(/^#[\da-f]{6}$/, 'a colour like "#3443e0", in small letters');
const words = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .regex(/^[^\s<>&"](?:[^<>&"\p{Cc}]*[^\s<>&"])?$/u, 'plain words');

/** `brand.json`: the names, countries and colours of a brand. */
const brandFile = z.strictObject({
  id: z.string(),
  name: words(24),
  service_label: words(40),
  countries: z
    .array(z.enum(countryCodes))
    .min(1)
    .refine((codes) => new Set(codes).size === codes.length, 'each country once'),
  colours: z.strictObject({
    primary: z.tuple([colour, colour, colour, colour, colour, colour, colour, colour, colour, colour]),
    accent: colour,
    deep: z.strictObject({ light: colour, dark: colour }),
  }),
});
export type BrandFile = z.infer<typeof brandFile>;

/**
 * @param text the content of `brand.json`
 * @param folder the name of its folder, which is the brand's id
 * @returns the data, and a sentence for every fault
 */
export function checkBrandFile(text: string, folder: string): { file: BrandFile | null; faults: readonly string[] } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { file: null, faults: [`is not JSON: ${error instanceof Error ? error.message : String(error)}`] };
  }
  const parsed = brandFile.safeParse(value);
  if (!parsed.success) {
    return {
      file: null,
      faults: parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'all'}: ${message}`),
    };
  }
  const misnamed =
    parsed.data.id === folder ? [] : [`id: is ${JSON.stringify(parsed.data.id)} in the folder ${folder}`];
  return { file: parsed.data, faults: [...misnamed, ...colourFaults(parsed.data.colours)] };
}

function colourFaults(colours: BrandColours): string[] {
  return lowContrastPairs(colours).map(
    ({ what, colour, ground, minimum, contrast }) =>
      `colours: ${what}: ${colour} on ${ground} has a contrast of ${contrast.toFixed(2)}, not ${minimum}`,
  );
}
