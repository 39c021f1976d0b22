/** The fewest and most digits of a PIN. */
export const pinLength = { least: 4, most: 6 } as const;

export type PinFault = 'device.pin-length' | 'device.pin-simple';

/** What is wrong with a PIN that somebody chooses; null if nothing is. Repeated digits and runs such as 1234 are what a stranger tries first. */
export function pinFault(pin: string): PinFault | null {
  if (!/^\d+$/.test(pin) || pin.length < pinLength.least || pin.length > pinLength.most) return 'device.pin-length';
  const digits = [...pin].map(Number);
  const steps = new Set(digits.slice(1).map((digit, index) => digit - (digits[index] ?? 0)));
  const [step = 0] = steps;
  return steps.size === 1 && Math.abs(step) <= 1 ? 'device.pin-simple' : null;
}
