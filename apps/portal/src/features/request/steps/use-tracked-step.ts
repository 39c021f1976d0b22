import { useEffect } from 'react';
import type { EventProperties } from '../../../platform/analytics/events.ts';
import { track } from '../../../platform/analytics/track.ts';
import type { RequestStep } from '@riderbell/domain/requests/request-steps.ts';

const names: Readonly<Partial<Record<RequestStep, EventProperties<'request_step_viewed'>['step']>>> = {
  AskForDestinationAddress: 'address',
  CheckIfDestinationIsValid: 'address',
  FillOrderDetails: 'details',
  FillPaymentDetails: 'payment',
};

/** Tracks each step that comes into view (specification §2: request details, payment). */
export function useTrackedStep(step: RequestStep): void {
  const name = names[step];
  useEffect(() => {
    if (name !== undefined) track('request_step_viewed', { step: name });
  }, [name]);
}
