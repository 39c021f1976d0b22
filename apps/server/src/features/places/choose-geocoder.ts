import type { PlaceSuggestion } from '@riderbell/contract/shapes/place.ts';
import type { Principal } from '@riderbell/domain/access/principal.ts';
import type { Geocoder, PlacesNeeds } from './ports.ts';

type Needs = Pick<PlacesNeeds, 'geocoder' | 'google' | 'flags'>;

/** The prefix of the ids of Google's suggestions; no other provider uses it. */
const googlePrefix = 'google:';

/** Google if it is set up and the caller's flag is on; otherwise the deployment's own geocoder. */
export async function geocoderFor(
  { geocoder, google, flags }: Needs,
  principal: Principal,
): Promise<Pick<Geocoder, 'autocomplete' | 'reverse'>> {
  if (google === null || !(await flags(principal)).google_autocomplete) return geocoder;
  return {
    autocomplete: async (query, signal) => (await google.autocomplete(query, signal)).map(withPrefix),
    reverse: (point, language, signal) => google.reverse(point, language, signal),
  };
}

/** Details come from the provider that made the suggestion, whatever the flag says now; null when Google is no longer set up. */
export async function detailsOf(
  { geocoder, google }: Needs,
  id: string,
  signal: AbortSignal,
): Promise<PlaceSuggestion | null> {
  if (!id.startsWith(googlePrefix)) return geocoder.details(id, signal);
  const found = await google?.details(id.slice(googlePrefix.length), signal);
  return found ? withPrefix(found) : null;
}

function withPrefix({ address }: PlaceSuggestion): PlaceSuggestion {
  return { address: { ...address, id: `${googlePrefix}${address.id}` } };
}
