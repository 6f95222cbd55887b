/** What the REST API shows of a visit. */
export const VISIT = `id bookingId enquiryId hallId hallTitle hallNameUrdu timeZone customerName status proposedBy startsAt headCount note
  createdAt confirmedAt endedAt endedBy isPast viewerCanAnswer viewerCanCancel`;
