import { collectionPointLimits } from '@riderbell/domain/outlets/collection-point.ts';
import * as z from 'zod/mini';
import { openingHours } from './opening-hours.ts';
import { latitude, longitude, personName, personText } from './primitives.ts';
import { defaulted, longestText, optional, ruled, ruledText } from './requested.ts';

/** More addresses than an outlet may have, so that the rule about their number can answer, and repeated ones can be dropped. */
const mostTypedOwners = 100;

/** A collection point in a request (specification §3), without what an existing one never changes; the rules are in §5. */
export const collectionPoint = {
  name: ruled(personName(collectionPointLimits.label), ''),
  address: ruledText(personText(2000)),
  latitude: ruled(z.nullable(latitude), null),
  longitude: ruled(z.nullable(longitude), null),
  rider_instructions: defaulted(personText(longestText), ''),
  phone_number: ruledText(z.string().check(z.trim(), z.maxLength(32))),
  city: defaulted(personText(120), ''),
  /** The owners' e-mail addresses; without them an existing outlet keeps its owners. */
  users: optional(z.array(z.string().check(z.maxLength(400))).check(z.maxLength(mostTypedOwners))),
  unit: defaulted(personText(120), ''),
  building: defaulted(personText(120), ''),
  street: defaulted(personText(longestText), ''),
  postal_code: defaulted(personText(20), ''),
  country_code: defaulted(z.string().check(z.maxLength(2)), ''),
  street_number: defaulted(personText(20), ''),
  /** Without them an existing outlet keeps its hours; hours that never close remove them. */
  opening_hours: optional(openingHours),
};

/** The refusals of the fields above. */
export const collectionPointErrors = [
  'outlet.label-missing',
  'outlet.phone-missing',
  'outlet.phone-wrong',
  'outlet.address-missing',
  'address.other-country',
  'address.notes-too-long',
  'address.too-long',
  'outlet.email-wrong',
  'outlet.too-many-owners',
  'outlet.too-many-invitations',
  'opening-hours.overlap',
  'opening-hours.repeated-date',
] as const;
