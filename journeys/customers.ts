import { randomInt } from 'node:crypto';

export interface Customer {
  readonly name: string;
  readonly phone: string;
}

const letters = 'abcdefghijklmnoprstuvwy';

/** Somebody whom no other journey orders for. Names have no digits (specification §5), so letters tell them apart. */
export function newCustomer(firstName: string): Customer {
  const surname = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');
  return {
    name: `${firstName} ${surname.charAt(0).toUpperCase()}${surname.slice(1)}`,
    phone: `+668${String(randomInt(1e8)).padStart(8, '0')}`,
  };
}

/** Places of the demo's city, as seen from its parent vendor. */
export const places = {
  /** A ride of a moment. */
  near: { address: 'Siam Square Soi 3, Pathum Wan', latitude: 13.7445, longitude: 100.5312 },
  /** A ride on which there is time to look. */
  far: { address: 'Lat Phrao 71, Wang Thonglang', latitude: 13.79, longitude: 100.6 },
} as const;
