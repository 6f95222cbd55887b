import { useState } from 'react';
import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { PencilIcon } from '../../../ui/icons';
import { lazyPart } from '../../../ui/lazy-part';
import { changesText } from '../changes.text';
import { VIEWER_BOOKING_QUERIES } from './viewer-queries';

const ChangeDialog = lazyPart(() => import('../ChangeDialog').then((module) => module.ChangeDialog));

/** Lets a customer ask for another time, other guests or services; the owner answers. */
export function AskForChange({ id }: { id: number }) {
  const words = useText(changesText);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button look="secondary" icon={<PencilIcon />} onClick={() => setAsking(true)}>
        {words.ask}
      </Button>
      {asking && (
        <ChangeDialog
          bookingId={id}
          side="customer"
          refetch={VIEWER_BOOKING_QUERIES}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
