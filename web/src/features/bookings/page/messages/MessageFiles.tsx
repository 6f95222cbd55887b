import { formatBytes } from '@mehfil/api/domain/media/uploads';
import type { MessageFileFieldsFragment } from '../../../../graphql/generated/booking-messages';
import { useText } from '../../../../i18n/text';
import { Button } from '../../../../ui/Button';
import { Skeleton } from '../../../../ui/Skeleton';
import { openPrivateFile, savePrivateFile, usePrivatePicture } from '../private-file';
import styles from './BookingMessages.module.css';
import { messagesText } from './messages.text';

type ShownFile = MessageFileFieldsFragment;

const toPath = (id: number) => `/api/message-files/${id}`;

interface MessageFilesProps {
  files: readonly ShownFile[];
  /** Whether pictures aren't shown before somebody opens them. */
  isPlain: boolean;
}

/** The files of a message: pictures are shown, others can be saved. */
export function MessageFiles({ files, isPlain }: MessageFilesProps) {
  return (
    <ul className="row gap-6">
      {files.map((file) => (
        <li key={file.id}>
          {file.mime.startsWith('image/') && !isPlain ? <Picture file={file} /> : <Attachment file={file} />}
        </li>
      ))}
    </ul>
  );
}

function Picture({ file: { id, name } }: { file: ShownFile }) {
  const words = useText(messagesText);
  const address = usePrivatePicture(`${toPath(id)}/preview`);
  if (address === undefined) return <Skeleton height="120px" shape="box" />;
  if (address === null) return <p className="error small">{words.fileFailed}</p>;
  return (
    <button
      type="button"
      className="bare block"
      aria-label={words.open(name)}
      onClick={() => void openPrivateFile(toPath(id), words.fileFailed)}
    >
      <img className={`rounded ${styles.picture}`} src={address} alt="" />
    </button>
  );
}

function Attachment({ file: { id, name, size } }: { file: ShownFile }) {
  const words = useText(messagesText);
  return (
    <Button look="link" onClick={() => void savePrivateFile(toPath(id), words.fileFailed)}>
      <bdi>{words.save(name, formatBytes(size))}</bdi>
    </Button>
  );
}
