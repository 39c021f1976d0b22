import { randomInt } from 'node:crypto';

export interface Customer {
  readonly name: string;
  readonly phone: string;
}

const letters = 'abcdefghijklmnoprstuvwy';

/** A customer that no other journey uses. Names have no digits (specification §5), so random letters distinguish them. */
export function newCustomer(firstName: string): Customer {
  const surname = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');
  return {
    name: `${firstName} ${surname.charAt(0).toUpperCase()}${surname.slice(1)}`,
    phone: `+668${String(randomInt(1e8)).padStart(8, '0')}`,
  };
}

/** Places in the demo's city, by their distance from its parent vendor. */
export const places = {
  /** The ride takes a moment. */
  near: { address: 'Siam Square Soi 3, Pathum Wan', latitude: 13.7445, longitude: 100.5312 },
  /** The ride takes long enough to check the screen. */
  far: { address: 'Lat Phrao 71, Wang Thonglang', latitude: 13.79, longitude: 100.6 },
} as const;
