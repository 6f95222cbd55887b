import {
  useSavedListsQuery,
  useShareSavedListMutation,
  useUnshareSavedListMutation,
  type SavedListFieldsFragment,
} from '../../../graphql/generated/saved-lists';
import { useText } from '../../../i18n/text';
import { useEventCriteria } from '../../../lib/event-criteria';
import { warn } from '../../../lib/log';
import { openShareSheet } from '../../../lib/share';
import { Button } from '../../../ui/Button';
import { CopyField } from '../../../ui/CopyField';
import { Dialog } from '../../../ui/Dialog';
import { savedListsText } from './saved-lists.text';

interface ShareListDialogProps {
  list: SavedListFieldsFragment;
  onClose: () => void;
}

/** The link of a shared list: to copy, or to send where the device can. */
function Link({ url, name }: { url: string; name: string }) {
  const words = useText(savedListsText);
  // Closing the sheet is no failure, and the link stands there to be copied.
  const send = () => void openShareSheet({ title: name, url }).catch((error: unknown) => warn('Not shared', error));
  return (
    <>
      <CopyField label={words.link} value={url} />
      {'share' in navigator && <Button onClick={send}>{words.send}</Button>}
    </>
  );
}

/** Makes the link of a list, shows it, and ends it. */
export function ShareListDialog({ list, onClose }: ShareListDialogProps) {
  const words = useText(savedListsText);
  const { linkTo } = useEventCriteria();
  const { data } = useSavedListsQuery();
  const { id, name, shareUrl } = data?.viewerSavedLists.find((each) => each.id === list.id) ?? list;
  const share = useShareSavedListMutation({ about: name, failure: words.shareFailed });
  const stop = useUnshareSavedListMutation({ success: words.stopped, about: name, failure: words.stopFailed });
  return (
    <Dialog open title={words.shareTitle(name)} onClose={onClose}>
      <div className="stack gap-20">
        <p>{words.shareText}</p>
        {shareUrl === null ? (
          <Button size="large" pending={share.pending} onClick={() => void share.run({ id })}>
            {words.makeLink}
          </Button>
        ) : (
          <>
            <Link url={linkTo(shareUrl)} name={name} />
            <Button
              className="from-start"
              look="caution"
              pending={stop.pending}
              onClick={() => void stop.run({ id }).then(({ ok }) => ok && onClose())}
            >
              {words.stop}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}
