import type { DisplayStatus } from '@riderbell/domain/orders/display-status.ts';
import {
  Ban,
  Bike,
  CalendarClock,
  CircleCheck,
  CircleQuestionMark,
  ClockAlert,
  CreditCard,
  DoorOpen,
  Hourglass,
  Inbox,
  type LucideIcon,
  Navigation,
  OctagonAlert,
  PackageCheck,
  PackageX,
  Radar,
  Send,
  Store,
  Undo2,
  UserRoundSearch,
} from 'lucide-react';

/** The mood of a status; its colour never appears without the icon and the word. */
export type Tone = 'calm' | 'brand' | 'positive' | 'caution' | 'negative';

export type StatusLook = { readonly icon: LucideIcon; readonly tone: Tone };

/** The icon and tone of each display status; all icons differ, so that a row is readable without colour. */
export const statusLooks: Readonly<Record<DisplayStatus, StatusLook>> = {
  initiated: { icon: Hourglass, tone: 'calm' },
  'payment-committed': { icon: CreditCard, tone: 'calm' },
  new: { icon: Send, tone: 'calm' },
  received: { icon: Inbox, tone: 'calm' },
  scheduled: { icon: CalendarClock, tone: 'calm' },
  unknown: { icon: CircleQuestionMark, tone: 'calm' },
  'waiting-for-rider': { icon: Radar, tone: 'brand' },
  'in-progress': { icon: UserRoundSearch, tone: 'brand' },
  dispatched: { icon: Bike, tone: 'brand' },
  'near-vendor': { icon: Store, tone: 'brand' },
  'picked-up': { icon: PackageCheck, tone: 'brand' },
  'in-transit': { icon: Navigation, tone: 'brand' },
  'near-customer': { icon: DoorOpen, tone: 'brand' },
  delivered: { icon: CircleCheck, tone: 'positive' },
  delayed: { icon: ClockAlert, tone: 'caution' },
  returning: { icon: Undo2, tone: 'caution' },
  returned: { icon: PackageX, tone: 'caution' },
  stalled: { icon: OctagonAlert, tone: 'negative' },
  cancelled: { icon: Ban, tone: 'negative' },
};
