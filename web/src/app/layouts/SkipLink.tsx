import { useText } from '../../i18n/text';
import { appText } from '../app.text';
import { CONTENT_ID } from '../useRouteChange';
import styles from './SkipLink.module.css';

/** Leads the keyboard past header and navigation; shows when it has the focus. */
export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${CONTENT_ID}`}>
      {useText(appText).skip}
    </a>
  );
}
