import type { CallersVendor } from '@riderbell/contract/shapes/vendor.ts';
import type { RequestEvent, RequestFlow } from '@riderbell/domain/requests/request-flow.ts';
import { lazyPart } from '@riderbell/web/lazy/lazy-part.ts';
import type { Dispatch } from 'react';

/** Both are shown once for each outlet: most visits do not need them. */
const OriginStep = lazyPart(() => import('./origin-step.tsx'), 'OriginStep');
const MissingOrigin = lazyPart(() => import('./missing-origin.tsx'), 'MissingOrigin');

/** The step at an outlet without a collection point, for callers who may save one and for those who may not. */
export function AskForOrigin(props: { vendor: CallersVendor; flow: RequestFlow; dispatch: Dispatch<RequestEvent> }) {
  return props.vendor.rights.includes('change-vendor') ? <OriginStep {...props} /> : <MissingOrigin {...props} />;
}
