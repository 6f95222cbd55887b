import { useState } from 'react';
import { useText } from '../../i18n/text';
import { AddBooking } from '../../features/bookings/owner/booking-dialogs';
import { CommandDialog, type PaletteProps } from '../../ui/command-palette/CommandDialog';
import { ownerCommandsText } from './owner-commands.text';
import { useOwnerCommands } from './useOwnerCommands';

/** The command palette of the portal: bookings by number, name or phone, days, halls, screens and what is done often. */
export function OwnerCommands(props: PaletteProps) {
  const { label } = useText(ownerCommandsText);
  const [text, setText] = useState('');
  const [isAdding, setIsAdding] = useState(false);
  const results = useOwnerCommands(text, { onAddBooking: () => setIsAdding(true) });
  return (
    <>
      <CommandDialog {...props} label={label} text={text} onType={setText} {...results} />
      {isAdding && <AddBooking onClose={() => setIsAdding(false)} />}
    </>
  );
}
