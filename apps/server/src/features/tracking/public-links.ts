import type { Handlers } from '@riderbell/contract/handler.ts';
import { getDeliveryReceipt } from './get-delivery-receipt.ts';
import { getTrackedOrder } from './get-tracked-order.ts';
import type { TrackingNeeds, TrackingPageNeeds } from './ports.ts';
import { setChangeNote } from './set-change-note.ts';
import { getTrackingPage, saveTrackingPage } from './tracking-page-settings.ts';

export interface PublicLinks {
  readonly handlers: Pick<
    Handlers,
    'getTrackedOrder' | 'getDeliveryReceipt' | 'setChangeNote' | 'getTrackingPage' | 'saveTrackingPage'
  >;
}

/** The public pages of a link: tracking and receipt (specification §2), and the vendor's settings for them. */
export function publicLinks(needs: TrackingNeeds & TrackingPageNeeds): PublicLinks {
  return {
    handlers: {
      getTrackedOrder: getTrackedOrder(needs),
      getDeliveryReceipt: getDeliveryReceipt(needs),
      setChangeNote: setChangeNote(needs),
      getTrackingPage: getTrackingPage(needs),
      saveTrackingPage: saveTrackingPage(needs),
    },
  };
}
