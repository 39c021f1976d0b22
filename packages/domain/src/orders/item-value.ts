/** The limit of a country without one: the merchant has nothing to confirm (specification §3). */
export const noItemValueLimit = -1;

/** The form's state of the check: whether a confirmation is required, given, and above which limit (minor units). */
export type ItemValueCheck = { readonly required: boolean; readonly confirmed: boolean; readonly limit: number };

/** Whether the item value is high: above the country's limit, both in minor units (specification §5). */
export function exceedsItemValueLimit(amount: number | null, limit: number): boolean {
  return limit >= 0 && amount !== null && amount > limit;
}

/**
 * The state of the check for an amount. `confirmedAmount` is the amount that the merchant confirmed, null when none: the
 * confirmation covers that amount only, so another high value needs a new one.
 */
export function checkItemValue(amount: number | null, limit: number, confirmedAmount: number | null): ItemValueCheck {
  const required = exceedsItemValueLimit(amount, limit);
  return { required, confirmed: required && amount === confirmedAmount, limit };
}

/** Whether the merchant has to press Confirm first; the form shows `validation.item-value-high`. */
export function needsItemValueConfirmation({ required, confirmed }: ItemValueCheck): boolean {
  return required && !confirmed;
}
