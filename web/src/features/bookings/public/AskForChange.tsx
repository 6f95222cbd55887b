import { useState } from 'react';
import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { lazyPart } from '../../../ui/lazy-part';
import { changesText } from '../changes.text';

const ChangeDialog = lazyPart(() => import('../ChangeDialog').then((module) => module.ChangeDialog));

/** Queries that a change of an own booking makes old. */
export const CHANGE_REFETCH = ['ViewerBookings'];

/** Lets a customer ask for another time, other guests or services; the owner answers. */
export function AskForChange({ id }: { id: number }) {
  const words = useText(changesText);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setAsking(true)}>
        {words.ask}
      </Button>
      {asking && (
        <ChangeDialog bookingId={id} side="customer" refetch={CHANGE_REFETCH} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
