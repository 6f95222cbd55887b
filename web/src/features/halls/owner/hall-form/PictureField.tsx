import { Flex } from 'antd';
import { UploadKind } from '@mehfil/api/domain/media/uploads';
import { usePictureField } from '../../../../graphql/usePictureField';
import type { UploadWords } from '../../../../graphql/useImageUploads';
import { useText } from '../../../../i18n/text';
import { showToast } from '../../../../lib/toast';
import { Button } from '../../../../ui/Button';
import { Picture } from '../../../../ui/Picture';
import { FileChooser } from '../../../../ui/FileChooser';
import { Progress } from '../../../../ui/Progress';
import styles from './HallForm.module.css';
import { hallFormText } from './hall-form.text';
import { usePictureWords } from './usePictureWords';

interface BusyProps {
  /** Told whether pictures are on their way: the form waits for them. */
  onBusy: (busy: boolean) => void;
}

interface PictureFieldProps extends BusyProps {
  name: string;
  words: { choose: string; replace: string; remove: string; alt: string; uploaded: { title: string } };
  upload: UploadWords;
  /** In pixels, of which it is shown at most 180 wide. */
  size: { width: number; height: number };
}

/** One picture: chosen, replaced, removed. */
function PictureField({ name, words, upload, size, onBusy }: PictureFieldProps) {
  const { url, error, sending, busy, replace, remove } = usePictureField(name, upload, onBusy);
  const choose = async (files: readonly File[]) => {
    if (await replace(files)) showToast({ tone: 'success', ...words.uploaded });
  };
  return (
    <Flex wrap align="start" gap={20}>
      {url && (
        <Picture src={url} alt={words.alt} {...size} sizes="180px" className={`rounded-card rigid ${styles.square}`} />
      )}
      <Flex vertical gap={14} className="narrowable">
        <Flex wrap gap={8}>
          <FileChooser
            kind={UploadKind.IMAGE}
            label={url ? words.replace : words.choose}
            inputLabel={words.choose}
            pending={busy}
            onChoose={(files) => void choose(files)}
          />
          {url && (
            <Button look="quiet" onClick={remove}>
              {words.remove}
            </Button>
          )}
        </Flex>
        {sending.map(({ key, name: file, share }) => (
          <Progress key={key} name={file} share={share} />
        ))}
        {error && <p className="error">{error}</p>}
      </Flex>
    </Flex>
  );
}

/** The hall's main picture. */
export function ProfileImageField({ onBusy }: BusyProps) {
  const text = useText(hallFormText);
  const words = {
    choose: text.chooseProfile,
    replace: text.replaceProfile,
    remove: text.removeProfile,
    alt: text.profileAlt,
    uploaded: text.profileUploaded,
  };
  const upload = usePictureWords({ failed: text.profileFailed, tooLarge: text.profileTooLarge });
  const size = { width: 320, height: 320 };
  return <PictureField name="profileImage" words={words} upload={upload} size={size} onBusy={onBusy} />;
}

/** How the hall is laid out. */
export function FloorPlanField({ onBusy }: BusyProps) {
  const text = useText(hallFormText);
  const words = {
    choose: text.chooseFloorPlan,
    replace: text.replaceFloorPlan,
    remove: text.removeFloorPlan,
    alt: text.floorPlanAlt,
    uploaded: text.floorPlanUploaded,
  };
  const upload = usePictureWords({ failed: text.floorPlanFailed, tooLarge: text.floorPlanTooLarge });
  const size = { width: 320, height: 240 };
  return <PictureField name="floorPlan" words={words} upload={upload} size={size} onBusy={onBusy} />;
}
