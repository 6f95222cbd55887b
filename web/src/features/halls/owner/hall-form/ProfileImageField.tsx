import { Flex } from 'antd';
import { UploadKind } from '@mehfil/api/domain/media/uploads';
import { usePictureField } from '../../../../graphql/usePictureField';
import { useText } from '../../../../i18n/text';
import { showToast } from '../../../../lib/toast';
import { Button } from '../../../../ui/Button';
import { Picture } from '../../../../ui/Picture';
import { FileChooser } from '../../../../ui/FileChooser';
import { Progress } from '../../../../ui/Progress';
import styles from './HallForm.module.css';
import { hallFormText } from './hall-form.text';
import { usePictureWords } from './usePictureWords';

interface PictureFieldProps {
  /** Told whether pictures are on their way: the form waits for them. */
  onBusy: (busy: boolean) => void;
}

/** The hall's main picture. */
export function ProfileImageField({ onBusy }: PictureFieldProps) {
  const words = useText(hallFormText);
  const upload = usePictureWords({ failed: words.profileFailed, tooLarge: words.profileTooLarge });
  const { url, error, sending, busy, replace, remove } = usePictureField('profileImage', upload, onBusy);
  const choose = async (files: readonly File[]) => {
    if (await replace(files)) showToast({ tone: 'success', ...words.profileUploaded });
  };
  return (
    <Flex wrap align="start" gap={20}>
      {url && (
        <Picture src={url} alt={words.profileAlt} width={320} height={320} sizes="180px" className={styles.square} />
      )}
      <Flex vertical gap={14} className="narrowable">
        <Flex wrap gap={8}>
          <FileChooser
            kind={UploadKind.IMAGE}
            label={url ? words.replaceProfile : words.chooseProfile}
            inputLabel={words.chooseProfile}
            pending={busy}
            onChoose={(files) => void choose(files)}
          />
          {url && (
            <Button look="quiet" onClick={remove}>
              {words.removeProfile}
            </Button>
          )}
        </Flex>
        {sending.map(({ key, name, share }) => (
          <Progress key={key} name={name} share={share} />
        ))}
        {error && <p className="error">{error}</p>}
      </Flex>
    </Flex>
  );
}
