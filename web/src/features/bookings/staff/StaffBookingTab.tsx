import { useMatch } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { StaffBooking } from './StaffBooking';

/** The panel's section of one booking, which the path names. */
export function StaffBookingTab() {
  const id = Number(useMatch(paths.anyBooking(':id'))?.params.id);
  return <StaffBooking id={id} />;
}
