import { useDeleteSpaceMutation } from '../../../../graphql/generated/spaces';
import { useText } from '../../../../i18n/text';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog';
import type { Space } from './plan';
import { spacesText } from './spaces.text';

/** Asks before a space is deleted. */
export function DeleteSpaceDialog({ space: { id, name }, onClose }: { space: Space; onClose: () => void }) {
  const words = useText(spacesText);
  const { run, pending } = useDeleteSpaceMutation({
    success: { tone: 'success', ...words.deleted },
    about: name,
    failure: words.notDeleted,
    refetch: ['ViewerSpaces'],
  });
  return (
    <ConfirmDialog
      open
      danger
      title={words.deleteTitle(name)}
      text={words.deleteText}
      confirmLabel={words.delete}
      pending={pending}
      onConfirm={() => void run({ id }).then(onClose)}
      onCancel={onClose}
    />
  );
}
