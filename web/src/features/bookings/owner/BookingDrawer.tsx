import type { ComponentProps } from 'react';
import { BookingDrawer as Drawer } from '../page/BookingDrawer';
import { OwnerBooking } from './OwnerBooking';

/** A booking beside the owner's list. */
export function BookingDrawer(props: Omit<ComponentProps<typeof Drawer>, 'children'>) {
  return (
    <Drawer {...props}>
      <OwnerBooking id={props.id} level={2} />
    </Drawer>
  );
}
