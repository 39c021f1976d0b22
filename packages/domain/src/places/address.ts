/** The parts of an address in the forms. */
export type AddressParts = { readonly unit: string; readonly building: string; readonly text: string };

/**
 * The comma-separated address of the API (specification §3): unit, building, text. The first two keep their place even
 * when empty, so that `splitAddress` finds them again; a comma inside one of them becomes a space.
 */
export function joinAddress({ unit, building, text }: AddressParts): string {
  return [withoutCommas(unit), withoutCommas(building), text.trim()].join(', ');
}

/**
 * The parts of a comma-separated address. With fewer than two commas it was not written by `joinAddress`, and all of it
 * is the text.
 */
export function splitAddress(address: string): AddressParts {
  const [unit = '', building = '', ...rest] = address.split(',');
  if (rest.length === 0) return { unit: '', building: '', text: address.trim() };
  return { unit: unit.trim(), building: building.trim(), text: rest.join(',').trim() };
}

/** The address for people and riders to read: without empty parts. */
export function readableAddress(address: string): string {
  return address
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
}

function withoutCommas(part: string): string {
  return part.replaceAll(/[,\s]+/g, ' ').trim();
}
