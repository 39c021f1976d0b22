import type { Order } from '@riderbell/contract/shapes/order.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { wait } from '@riderbell/web/clock.ts';
import { useDeployment } from '@riderbell/web/deployment.ts';
import type { RequestForm } from '../model/request-form.ts';
import type { DuplicateSource } from '../model/request-mode.ts';
import type { UnpricedRequest } from '../submission/submission-loop.ts';
import type { LookUpParts } from './look-up.ts';
import { recentOrdersKey } from './recent-orders-key.ts';

/** The debounce between the last keystroke and reading the orders. */
const pauseMs = 500;
/** The timeout of the whole check, including loading its code. */
const checkTimeoutMs = 1_500;

/** Checks whether a request duplicates a recent order. */
export interface DuplicateCheck {
  /** The duplicate order; null also if the check could not be made. Never fails. */
  find(request: UnpricedRequest): Promise<Order | null>;
  /** The merchant wants the duplicate: the check does not find this order again. */
  allow(order: Order): void;
}

const loadLookUp = () => import('./look-up.ts');

/**
 * Finds the order that a request duplicates. `ready` says that the payment step is open; from then on the orders are
 * read ahead.
 */
export function useDuplicateCheck(
  form: UseFormReturn<RequestForm>,
  source: DuplicateSource | null,
  ready: boolean,
): DuplicateCheck {
  const queryClient = useQueryClient();
  const { country, currency } = useDeployment();
  // The merchant knows about an order that is ordered again.
  const [meant] = useState(() => new Set(source?.repeated === undefined ? [] : [source.repeated]));
  const partsNow = (of: DuplicateSource): LookUpParts => ({
    queryClient,
    source: of,
    country,
    currency,
    except: [...meant],
  });
  const readAhead = useEffectEvent(async (phone: string) => {
    if (source === null) return;
    const parts = partsNow(source);
    // Only read ahead: sending the request reads them again.
    await loadLookUp().then(
      (lookUp) => lookUp.readAhead(parts, phone),
      () => undefined,
    );
  });
  const isReadAhead = ready && source !== null;
  useEffect(() => {
    if (!isReadAhead) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      const phone = form.getValues('customerPhone');
      if (phone !== '') timer = setTimeout(() => void readAhead(phone), pauseMs);
    };
    later();
    const stop = form.subscribe({ formState: { values: true }, callback: later });
    return () => {
      clearTimeout(timer);
      stop();
      // The next request may duplicate the order that was just made.
      queryClient.removeQueries({ queryKey: recentOrdersKey });
    };
  }, [isReadAhead, form, queryClient]);
  return {
    async find(request) {
      if (source === null) return null;
      const found = loadLookUp().then((lookUp) => lookUp.findDuplicate(partsNow(source), request));
      return Promise.race([found, wait(checkTimeoutMs).then(() => null)]).catch(() => null);
    },
    allow: ({ order_id: orderId }) => void meant.add(orderId),
  };
}
