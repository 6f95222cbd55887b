import { useState } from 'react';
import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { lazyPart } from '../../../ui/lazy-part';
import { changesText } from '../changes.text';
import { offerText } from '../offer.text';
import { OpenChange } from '../OpenChange';
import type { ShownBooking } from '../invoice-data';
import { CHANGE_REFETCH } from './refetched';

const ChangeDialog = lazyPart(() => import('../ChangeDialog').then((module) => module.ChangeDialog));

/** The change of a booking that waits for an answer, and changing it. */
export function BookingChanges({ booking }: { booking: ShownBooking }) {
  const { id, openChange, viewerCanChange } = booking;
  if (openChange?.status === 'OPEN') return <OpenChange bookingId={id} refetch={CHANGE_REFETCH} />;
  if (!viewerCanChange) return null;
  return (
    <div className="above">
      <ChangeButton id={id} />
    </div>
  );
}

/** Lets the owner change a booking, or propose a change to its customer. */
export function ChangeButton({ id }: { id: number }) {
  const words = useText(changesText);
  const [changing, setChanging] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setChanging(true)}>
        {words.change}
      </Button>
      {changing && (
        <ChangeDialog bookingId={id} side="owner" refetch={CHANGE_REFETCH} onClose={() => setChanging(false)} />
      )}
    </>
  );
}

/** Lets the owner answer a request with an offer, or another one. */
export function OfferButton({ id, isAnother }: { id: number; isAnother: boolean }) {
  const words = useText(offerText);
  const [offering, setOffering] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOffering(true)}>
        {isAnother ? words.another : words.make}
      </Button>
      {offering && (
        <ChangeDialog bookingId={id} side="offer" refetch={CHANGE_REFETCH} onClose={() => setOffering(false)} />
      )}
    </>
  );
}
