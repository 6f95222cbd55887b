import type { ShownMessage } from './useThread';

/** What the customer wrote, as the server gives it. */
export function message(
  sequence: number,
  particulars: Partial<ShownMessage> = {},
): ShownMessage & { __typename: string } {
  return {
    __typename: 'Message',
    ...{ id: 100 + sequence, sequence, side: 'CUSTOMER', senderName: 'Sana Iqbal', isOwn: true },
    ...{
      text: `Message ${sequence}`,
      files: [],
      hasAccountNumber: false,
      isAutomatic: false,
      isRemoved: false,
      clientMutationId: null,
      deletableUntil: null,
    },
    createdAt: `2027-03-0${Math.min(sequence, 9)}T07:00:00.000Z`,
    ...particulars,
  };
}

/** Of a message that the customer reads. */
export const THEIRS = { side: 'BUSINESS', senderName: null, isOwn: false } as const;

/** The conversation of a booking, as its customer reads it. */
export function thread(nodes: readonly ShownMessage[], particulars: Record<string, unknown> = {}) {
  return {
    __typename: 'BookingThread',
    ...{
      bookingId: 41,
      enquiryId: null,
      viewerSide: 'CUSTOMER',
      viewerCanWrite: true,
      viewerCanArrangeVisit: true,
      blockedBy: null,
      ...{ isAgreed: true, isEndedByStaff: false, staffReadAt: null, viewerCanReport: true },
      readTo: 0,
      readByOtherSideTo: 0,
      visits: [],
      unreadCount: 0,
    },
    nodes,
    pageInfo: { __typename: 'PageInfo', endCursor: 'cursor', hasNextPage: false },
    ...particulars,
  };
}
