import { isUnacceptedOffer, type WireOfferedFacts } from '../../domain/bookings/entry.js';
import { OFFER_MESSAGES } from '../../domain/bookings/offers.js';
import { DomainError } from '../../domain/input/errors.js';

/** @throws DomainError CONFLICT for an offer that isn't accepted, which has no papers */
export function assertHasPapers(booking: WireOfferedFacts): void {
  if (isUnacceptedOffer(booking)) throw new DomainError('CONFLICT', OFFER_MESSAGES.paperless);
}
