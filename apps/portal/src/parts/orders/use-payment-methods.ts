import { allowedPaymentMethods, type SelectablePaymentMethod } from '@riderbell/domain/payments/payment-methods.ts';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useFlag } from '@riderbell/web/flags/flags.ts';
import { useQuery } from '@tanstack/react-query';
import { parameterQuery } from '../../platform/countries/country-parameters.ts';

export interface OfferedMethods {
  readonly allowed: readonly SelectablePaymentMethod[];
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/**
 * The methods to choose from: the country's, filtered by the vendor's, with cards only if online payment is activated.
 */
export function usePaymentMethods(vendorMethods: readonly string[]): OfferedMethods {
  const methods = useQuery(parameterQuery('paymentMethods'));
  const { rules } = useDeployment();
  const online = useQuery(parameterQuery('onlinePaymentActivated'));
  const allowed = allowedPaymentMethods(methods.data ?? '', vendorMethods, {
    card: online.data === 'true' ? rules.card_payment_type : null,
    payAtPickup: useFlag('pay-at-pickup'),
  });
  return { allowed, isPending: methods.isPending, error: methods.error, refetch: methods.refetch };
}
