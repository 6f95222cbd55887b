/** Where a booking stands for its customer: agreed and to come, not answered yet, or over. */
export const BookingStage = { UPCOMING: 'UPCOMING', WAITING: 'WAITING', PAST: 'PAST' } as const;
export type BookingStage = keyof typeof BookingStage;
