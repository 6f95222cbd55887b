import { UploadKind } from '@mehfil/api/domain/media/uploads';
import { useField } from 'formik';
import { useEffect } from 'react';
import { useText } from '../../../../i18n/text';
import { showToast } from '../../../../lib/toast';
import { Button } from '../../../../ui/Button';
import { Picture } from '../../../../ui/Picture';
import { FileChooser } from '../../../../ui/FileChooser';
import { Progress } from '../../../../ui/Progress';
import styles from './HallForm.module.css';
import { hallFormText } from './hall-form.text';
import { usePictures } from './usePictures';

interface PictureFieldProps {
  /** Told whether pictures are on their way: the form waits for them. */
  onBusy: (busy: boolean) => void;
}

/** The hall's main picture. */
export function ProfileImageField({ onBusy }: PictureFieldProps) {
  const words = useText(hallFormText);
  const [field, meta, helpers] = useField<string | null>('profileImage');
  const { sending, sendAll, drop } = usePictures({ failed: words.profileFailed, tooLarge: words.profileTooLarge });
  const busy = sending.length > 0;
  useEffect(() => onBusy(busy), [busy, onBusy]);

  const replace = async (files: readonly File[]) => {
    const [url] = await sendAll(files.slice(0, 1));
    if (url === undefined) return;
    if (field.value) drop(field.value);
    await helpers.setValue(url);
    showToast({ tone: 'success', ...words.profileUploaded });
  };
  const remove = () => {
    if (field.value) drop(field.value);
    void helpers.setValue(null);
  };
  return (
    <div className={styles.profile}>
      {field.value && (
        <Picture
          src={field.value}
          alt={words.profileAlt}
          width={320}
          height={320}
          sizes="180px"
          className={styles.square}
        />
      )}
      <div className={styles.stack}>
        <div className={styles.buttons}>
          <FileChooser
            kind={UploadKind.IMAGE}
            label={field.value ? words.replaceProfile : words.chooseProfile}
            inputLabel={words.chooseProfile}
            pending={busy}
            onChoose={(files) => void replace(files)}
          />
          {field.value && (
            <Button look="quiet" onClick={remove}>
              {words.removeProfile}
            </Button>
          )}
        </div>
        {sending.map(({ key, name, share }) => (
          <Progress key={key} name={name} share={share} />
        ))}
        {meta.error && <p className={styles.error}>{meta.error}</p>}
      </div>
    </div>
  );
}
