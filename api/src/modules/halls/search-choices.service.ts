import { Cached } from '../../database/cached.js';
import type { App, RequestContext } from '../../context.js';
import { SEARCH_LIMITS } from '../../domain/halls/limits.js';
import { namePlaces, suggestPlaces, type NamedPlace } from '../../domain/halls/place-names.js';
import { invalidInput } from '../../domain/input/errors.js';
import { atMost } from '../../domain/text/text.js';
import { findCommonServices, findHallAddresses } from './search-choices.queries.js';
import type { ServiceChoice } from './search-choices.types.js';

interface Counted {
  places: Cached<NamedPlace[]>;
  services: Cached<ServiceChoice[]>;
}

const counted = new WeakMap<App, Counted>();

// They only help to choose, so it does no harm that a new hall is missing for some minutes.
function getCounted(app: App): Counted {
  const { countedKeptMs } = SEARCH_LIMITS;
  const kept = counted.get(app) ?? { places: new Cached(countedKeptMs), services: new Cached(countedKeptMs) };
  counted.set(app, kept);
  return kept;
}

/**
 * Cities and areas for what somebody has typed so far, counted every ten minutes. One statement, or none.
 * @throws DomainError INVALID_INPUT for a text that is too long
 */
export async function findPlaceSuggestions(ctx: RequestContext, text?: string | null): Promise<NamedPlace[]> {
  const [most, message] = atMost('Text', SEARCH_LIMITS.locationMaxCharacters);
  if (text && text.length > most) throw invalidInput([{ field: 'text', message }]);
  const { places } = getCounted(ctx.app);
  const known = await places.get(ctx.now(), async () => namePlaces(await findHallAddresses(ctx.em)));
  return suggestPlaces(known, text ?? '');
}

/** The services that most halls include, counted every ten minutes. One statement, or none. */
export function findServiceChoices(ctx: RequestContext): Promise<ServiceChoice[]> {
  return getCounted(ctx.app).services.get(ctx.now(), () => findCommonServices(ctx.em));
}
