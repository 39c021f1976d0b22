import type { ReactNode } from 'react';
import type { RequestMode } from '../model/request-mode.ts';
import type { RequestAgain } from '../order-again/request-again.ts';
import { useNewRequest } from './use-new-request.tsx';

/** Lets `children` show the form of a merchant's new request. */
export function NewRequest({
  again,
  children,
}: {
  /** The order that is ordered again. */
  again?: RequestAgain | undefined;
  children: (mode: RequestMode) => ReactNode;
}) {
  return children(useNewRequest(again));
}
