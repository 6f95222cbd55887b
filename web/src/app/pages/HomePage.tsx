import { CustomerOverview } from '../../features/bookings/public/CustomerOverview';
import { HomeScreen } from '../../features/halls/public/search/HomeScreen';

/** `/home`: the customer's dashboard, with what is next of their bookings. */
export function HomePage() {
  return <HomeScreen above={<CustomerOverview />} />;
}
