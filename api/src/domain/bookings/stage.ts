/** Where a booking stands for its customer: agreed and to come, not answered yet, over, or not to take place. */
export const BookingStage = {
  UPCOMING: 'UPCOMING',
  WAITING: 'WAITING',
  PAST: 'PAST',
  CANCELLED: 'CANCELLED',
} as const;
export type BookingStage = keyof typeof BookingStage;
