import type { Country } from '@riderbell/domain/countries/country.ts';
import { addressKey } from '../features/accounts/attempts.ts';
import type { AttemptLimiter } from '../features/accounts/ports.ts';
import type { TrackingNeeds, TrackingPageNeeds } from '../features/tracking/ports.ts';
import { publicLinks, type PublicLinks } from '../features/tracking/public-links.ts';
import type { FlagAnswers } from '../http/ports.ts';
import type { Settings } from '../settings/settings.ts';

/** Per order in a quarter of an hour: enough for anyone who changes their mind. */
const changeNotesPerOrder = 20;
/** Per address in a quarter of an hour: enough for the mistyped and old links of an office. */
const unknownLinksPerAddress = 30;

export interface PublicLinkParts {
  readonly orders: TrackingNeeds['orders'];
  readonly setChangeNote: TrackingNeeds['setChangeNote'];
  readonly country: Pick<Country, 'bankNotes'>;
  readonly positions: TrackingNeeds['positions'];
  readonly pages: TrackingNeeds['pages'];
  readonly vendors: TrackingPageNeeds['vendors'];
  readonly settings: Pick<Settings, 'tracking'>;
  readonly flags: Pick<FlagAnswers, 'of'>;
  readonly limiter: AttemptLimiter;
  readonly now: () => number;
}

/** Composes the public pages of orders. */
export function composePublicLinks(parts: PublicLinkParts): PublicLinks {
  const { orders, setChangeNote, country, positions, pages, vendors, settings, flags, limiter, now } = parts;
  return publicLinks({
    orders,
    positions,
    pages,
    vendors,
    unknownLinks: {
      take: (remoteAddress) => limiter.take([addressKey('tracking-link', remoteAddress, unknownLinksPerAddress)]),
    },
    setChangeNote,
    changeNoteLimits: {
      take: (orderId) => limiter.take([{ key: `change-note:order:${orderId}`, limit: changeNotesPerOrder }]),
    },
    bankNotes: country.bankNotes,
    flags: (asker) => flags.of(asker),
    now,
    linkHours: settings.tracking.linkHours,
  });
}
