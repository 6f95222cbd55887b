import { AllVenuesScreen, FeaturedVenuesScreen } from '../../features/halls/public/search/ListingScreen';

/** `/venues/featured`. A file of its own, by which the build's manifest names the styles that the server links. */
export function FeaturedVenuesPage() {
  return <FeaturedVenuesScreen />;
}

/** `/venues/all`. */
export function AllVenuesPage() {
  return <AllVenuesScreen />;
}
