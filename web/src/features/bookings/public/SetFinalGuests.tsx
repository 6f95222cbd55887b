import { useState } from 'react';
import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { PeopleIcon } from '../../../ui/icons';
import { lazyPart } from '../../../ui/lazy-part';
import type { FinalGuestsDialogProps } from './FinalGuestsDialog';
import { finalGuestsText } from './final-guests.text';

const FinalGuestsDialog = lazyPart(() => import('./FinalGuestsDialog').then((module) => module.FinalGuestsDialog));

/** Lets a customer set the final number of guests without asking. */
export function SetFinalGuests(props: Omit<FinalGuestsDialogProps, 'onClose'>) {
  const words = useText(finalGuestsText);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" icon={<PeopleIcon />} onClick={() => setOpen(true)}>
        {words.title}
      </Button>
      {isOpen && <FinalGuestsDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
