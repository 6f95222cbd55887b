import type { ComponentProps } from 'react';
import { BookingDrawer } from '../page/BookingDrawer';
import { StaffBooking } from './StaffBooking';

/** A booking beside staff's list. */
export function StaffBookingDrawer(props: Omit<ComponentProps<typeof BookingDrawer>, 'children'>) {
  return (
    <BookingDrawer {...props}>
      <StaffBooking id={props.id} />
    </BookingDrawer>
  );
}
