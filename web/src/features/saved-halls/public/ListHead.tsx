import { useDeleteSavedListMutation, type SavedListFieldsFragment } from '../../../graphql/generated/saved-lists';
import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { useShowDialog } from '../../../ui/DialogHost';
import { PencilIcon, TrashIcon } from '../../../ui/icons';
import { ListNameDialog } from './ListNameDialog';
import { savedListsText } from './saved-lists.text';
import { ShareListDialog } from './ShareListDialog';

interface ListHeadProps {
  list: SavedListFieldsFragment;
  onDeleted: () => void;
}

/** What can be done with the list that is shown. */
export function ListHead({ list, onDeleted }: ListHeadProps) {
  const words = useText(savedListsText);
  const showDialog = useShowDialog();
  const remove = useDeleteSavedListMutation({
    success: words.deleted,
    about: list.name,
    failure: words.deleteFailed,
    refetch: ['SavedLists', 'HallLists'],
  });
  const share = () => showDialog((close) => <ShareListDialog list={list} onClose={close} />);
  const rename = () => showDialog((close) => <ListNameDialog list={list} onDone={() => undefined} onClose={close} />);
  const ask = () =>
    showDialog((close) => (
      <ConfirmDialog
        open
        danger
        title={words.deleteTitle(list.name)}
        text={words.deleteText}
        confirmLabel={words.deleteLabel}
        onConfirm={async () => {
          const { ok } = await remove.run({ id: list.id });
          close();
          if (ok) onDeleted();
        }}
        onCancel={close}
      />
    ));
  return (
    <div className="row middle apart gap-12 below-24">
      <p className="muted">{list.shareUrl !== null && words.isShared}</p>
      <div className="row gap-12">
        <Button onClick={share}>{words.share}</Button>
        <Button look="secondary" icon={<PencilIcon size={18} />} onClick={rename}>
          {words.rename}
        </Button>
        <Button look="secondary" icon={<TrashIcon size={18} />} onClick={ask}>
          {words.delete}
        </Button>
      </div>
    </div>
  );
}
