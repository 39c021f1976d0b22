import type { PlaceSuggestion } from '@riderbell/contract/shapes/place.ts';
import type { Principal } from '@riderbell/domain/access/principal.ts';
import type { Geocoder, PlacesNeeds } from './ports.ts';

type Needs = Pick<PlacesNeeds, 'geocoder' | 'google' | 'flags'>;

/** Before the ids of Google's suggestions; no other provider's id begins so. */
const mark = 'google:';

/** Google for those whose flag says so, where it is set up; the deployment's own geocoder for everybody else. */
export async function geocoderFor(
  { geocoder, google, flags }: Needs,
  principal: Principal,
): Promise<Pick<Geocoder, 'autocomplete' | 'reverse'>> {
  if (google === null || !(await flags(principal)).google_autocomplete) return geocoder;
  return {
    autocomplete: async (query, signal) => (await google.autocomplete(query, signal)).map(withMark),
    reverse: (point, language, signal) => google.reverse(point, language, signal),
  };
}

/** Details come from whoever made the suggestion, whatever the flag says by now; null when he is not set up any more. */
export async function detailsOf(
  { geocoder, google }: Needs,
  id: string,
  signal: AbortSignal,
): Promise<PlaceSuggestion | null> {
  if (!id.startsWith(mark)) return geocoder.details(id, signal);
  const found = await google?.details(id.slice(mark.length), signal);
  return found ? withMark(found) : null;
}

function withMark({ address }: PlaceSuggestion): PlaceSuggestion {
  return { address: { ...address, id: `${mark}${address.id}` } };
}
