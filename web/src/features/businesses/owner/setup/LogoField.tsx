import { pictureAt } from '@mehfil/api/domain/media/pictures';
import { UploadKind } from '@mehfil/api/domain/media/uploads';
import { usePictureField } from '../../../../graphql/usePictureField';
import { useText } from '../../../../i18n/text';
import { Button } from '../../../../ui/Button';
import { FileChooser } from '../../../../ui/FileChooser';
import { Progress } from '../../../../ui/Progress';
import styles from './GeneralSettings.module.css';
import { generalSettingsText } from './general-settings.text';

/** The logo of the business, shown on its invoices once the settings are saved. */
export function LogoField({ onBusy }: { onBusy: (busy: boolean) => void }) {
  const words = useText(generalSettingsText).logo;
  const { url, error, sending, busy, replace, remove } = usePictureField('logo', words.upload, onBusy);
  return (
    <div className={styles.logoField}>
      <p className={styles.logoLabel}>{words.label}</p>
      {url && <img className={styles.logo} src={pictureAt(url, 640)} alt={words.alt} />}
      <div className={styles.logoButtons}>
        <FileChooser
          kind={UploadKind.IMAGE}
          label={url ? words.replace : words.choose}
          inputLabel={words.choose}
          pending={busy}
          onChoose={(files) => void replace(files)}
        />
        {url && (
          <Button look="quiet" onClick={remove}>
            {words.remove}
          </Button>
        )}
      </div>
      {sending.map(({ key, name, share }) => (
        <Progress key={key} name={name} share={share} />
      ))}
      {error && (
        <p role="alert" className={styles.logoProblem}>
          {error}
        </p>
      )}
    </div>
  );
}
