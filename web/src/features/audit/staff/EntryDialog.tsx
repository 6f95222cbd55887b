import { OpenDialog } from '../../../ui/OpenDialog';
import { Changes } from './Changes';
import type { Facts } from './differences';

interface EntryDialogProps {
  sentence: string;
  entry: { subjectId?: string | null; before?: Facts; after?: Facts };
  onClose: () => void;
}

/** What an entry of the log changed. */
export function EntryDialog({ sentence, entry, onClose }: EntryDialogProps) {
  return (
    <OpenDialog wide title={sentence} onClose={onClose}>
      <Changes entry={entry} />
    </OpenDialog>
  );
}
