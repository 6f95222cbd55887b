import { InMemoryCache } from '@apollo/client/cache';

/**
 * What the page remembers. A type that has an `id` is kept once, whichever query brought it; one of which there is only one
 * (`keyFields: []`) has to be named here, or queries for its different fields would overwrite each other.
 */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      ClientConfig: { keyFields: [] },
      // A hall's page asks for the answer time alone, the wizard for the days as well.
      HallAvailability: { merge: true },
    },
  });
}
