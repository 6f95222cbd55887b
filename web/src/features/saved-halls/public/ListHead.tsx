import { useState } from 'react';
import { useDeleteSavedListMutation, type SavedListFieldsFragment } from '../../../graphql/generated/saved-lists';
import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { PencilIcon, TrashIcon } from '../../../ui/icons';
import { ListNameDialog } from './ListNameDialog';
import styles from './SavedHallsScreen.module.css';
import { savedListsText } from './saved-lists.text';
import { ShareListDialog } from './ShareListDialog';

interface ListHeadProps {
  list: SavedListFieldsFragment;
  onDeleted: () => void;
}

/** What can be done with the list that is shown. */
export function ListHead({ list, onDeleted }: ListHeadProps) {
  const words = useText(savedListsText);
  const [asked, setAsked] = useState<'share' | 'rename' | 'delete' | null>(null);
  const remove = useDeleteSavedListMutation({
    success: words.deleted,
    failure: words.deleteFailed,
    refetch: ['SavedLists', 'HallLists'],
  });
  const close = () => setAsked(null);
  const confirm = async () => {
    const { ok } = await remove.run({ id: list.id });
    close();
    if (ok) onDeleted();
  };
  return (
    <div className={styles.listHead}>
      <p className={styles.shared}>{list.shareUrl !== null && words.isShared}</p>
      <div className={styles.actions}>
        <Button onClick={() => setAsked('share')}>{words.share}</Button>
        <Button look="secondary" icon={<PencilIcon size={18} />} onClick={() => setAsked('rename')}>
          {words.rename}
        </Button>
        <Button look="secondary" icon={<TrashIcon size={18} />} onClick={() => setAsked('delete')}>
          {words.delete}
        </Button>
      </div>
      {asked === 'share' && <ShareListDialog list={list} onClose={close} />}
      {asked === 'rename' && <ListNameDialog list={list} onDone={() => undefined} onClose={close} />}
      <ConfirmDialog
        open={asked === 'delete'}
        danger
        title={words.deleteTitle(list.name)}
        text={words.deleteText}
        confirmLabel={words.deleteLabel}
        pending={remove.pending}
        onConfirm={() => void confirm()}
        onCancel={close}
      />
    </div>
  );
}
