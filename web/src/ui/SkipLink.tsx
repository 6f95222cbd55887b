import { useText } from '../i18n/text';
import styles from './SkipLink.module.css';
import { uiText } from './ui.text';

/**
 * Leads the keyboard past header and navigation; shows when it has the focus.
 *
 * @param to id of the page's content
 */
export function SkipLink({ to }: { to: string }) {
  return (
    <a className={styles.skip} href={`#${to}`}>
      {useText(uiText).skip}
    </a>
  );
}
