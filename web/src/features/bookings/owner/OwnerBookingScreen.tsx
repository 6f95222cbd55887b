import { useParams } from 'react-router-dom';
import { OwnerBooking } from './OwnerBooking';

/** The page of a booking of the business. */
export function OwnerBookingScreen() {
  return <OwnerBooking id={Number(useParams().id)} />;
}
