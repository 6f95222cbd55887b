import { pictureAt } from '@mehfil/api/domain/media/pictures';
import { UploadKind } from '@mehfil/api/domain/media/uploads';
import { useField } from 'formik';
import { useEffect } from 'react';
import { useImageUploads } from '../../../../graphql/useImageUploads';
import { useText } from '../../../../i18n/text';
import { Button } from '../../../../ui/Button';
import { FileChooser } from '../../../../ui/FileChooser';
import { Progress } from '../../../../ui/Progress';
import styles from './GeneralSettings.module.css';
import { generalSettingsText } from './general-settings.text';

/** The logo of the business, shown on its invoices once the settings are saved. */
export function LogoField({ onBusy }: { onBusy: (busy: boolean) => void }) {
  const words = useText(generalSettingsText).logo;
  const [field, meta, helpers] = useField<string | null>('logo');
  const { sending, sendAll, drop } = useImageUploads(words.upload);
  const busy = sending.length > 0;
  useEffect(() => onBusy(busy), [busy, onBusy]);

  const replace = async (files: readonly File[]) => {
    const [url] = await sendAll(files.slice(0, 1));
    if (url === undefined) return;
    if (field.value) drop(field.value);
    await helpers.setValue(url);
  };
  const remove = () => {
    if (field.value) drop(field.value);
    void helpers.setValue(null);
  };
  return (
    <div className={styles.logoField}>
      <p className={styles.logoLabel}>{words.label}</p>
      {field.value && <img className={styles.logo} src={pictureAt(field.value, 320)} alt={words.alt} />}
      <div className={styles.logoButtons}>
        <FileChooser
          kind={UploadKind.IMAGE}
          label={field.value ? words.replace : words.choose}
          inputLabel={words.choose}
          pending={busy}
          onChoose={(files) => void replace(files)}
        />
        {field.value && (
          <Button look="quiet" onClick={remove}>
            {words.remove}
          </Button>
        )}
      </div>
      {sending.map(({ key, name, share }) => (
        <Progress key={key} name={name} share={share} />
      ))}
      {meta.error && (
        <p role="alert" className={styles.logoProblem}>
          {meta.error}
        </p>
      )}
    </div>
  );
}
