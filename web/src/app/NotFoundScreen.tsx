import { useText } from '../i18n/text';
import { paths } from '../lib/paths';
import { PlainButtonLink } from '../ui/PlainButton';
import { PictureIcon } from '../ui/icons';
import { screensText } from './screens.text';
import styles from './NotFoundScreen.module.css';
import { joinClasses } from '../lib/classes';

/** The page of every address that leads nowhere. */
export function NotFoundScreen() {
  const words = useText(screensText).notFound;
  return (
    <div className={joinClasses('stack in-middle gap-16 centered', styles.screen)}>
      <PictureIcon size={72} className="accent" />
      <h1 className={styles.title}>{words.title}</h1>
      <p className="below size-18 muted">{words.text}</p>
      <PlainButtonLink to={paths.landing} size="large">
        {words.action}
      </PlainButtonLink>
    </div>
  );
}
