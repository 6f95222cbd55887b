import { useText } from '../../../i18n/text';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { hallsText } from './halls.text';
import { useHallActions, useHallRemoval } from './useHallActions';

/** A hall that is about to go. */
export interface DoomedHall {
  id: number;
  title: string;
  upcomingBookings: number;
  viewerCanRemove: boolean;
}

interface DeleteHallDialogProps {
  hall: DoomedHall | null;
  /** Title of the toast where it fails. */
  failureTitle: string;
  fallback?: string;
  onClose: () => void;
}

/** Asks before a hall is deleted. One with upcoming bookings can only be taken offline, and the dialog says why. */
export function DeleteHallDialog({ hall, failureTitle, fallback, onClose }: DeleteHallDialogProps) {
  const words = useText(hallsText);
  const removal = useHallRemoval(hall?.title, failureTitle, fallback);
  const { offline } = useHallActions(hall?.title);
  if (!hall) return null;
  const { id, title, upcomingBookings, viewerCanRemove } = hall;
  const confirm = async () => {
    await (viewerCanRemove ? removal.run({ id }) : offline.run({ id }));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={words.deleteTitle(title)}
      text={viewerCanRemove ? words.deleteText : words.inUse(upcomingBookings)}
      confirmLabel={viewerCanRemove ? words.deleteConfirm : words.takeOffline}
      danger={viewerCanRemove}
      pending={removal.pending || offline.pending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
