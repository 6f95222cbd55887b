import { pictureAt } from '@mehfil/api/domain/media/pictures';
import { PictureField } from '../../../../graphql/PictureField';
import { useText } from '../../../../i18n/text';
import styles from './GeneralSettings.module.css';
import { generalSettingsText } from './general-settings.text';

/** The logo of the business, shown on its invoices once the settings are saved. */
export function LogoField({ onBusy }: { onBusy: (busy: boolean) => void }) {
  const words = useText(generalSettingsText).logo;
  return (
    <PictureField name="logo" words={words} onBusy={onBusy}>
      {(url) => <img className={styles.logo} src={pictureAt(url, 640)} alt={words.alt} />}
    </PictureField>
  );
}
