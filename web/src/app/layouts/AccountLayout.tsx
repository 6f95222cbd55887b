import type { ReactNode } from 'react';
import { useText } from '../../i18n/text';
import { DuskScene } from '../../ui/DuskScene';
import { screensText } from '../screens.text';
import styles from './AccountLayout.module.css';

/** The frame of sign-in and registration: an evening at a hall on one side, the form on the other. */
export function AccountLayout({ children }: { children: ReactNode }) {
  const words = useText(screensText).account;
  return (
    <div className={styles.split}>
      <aside className={styles.evening}>
        <DuskScene />
        <div className={styles.words}>
          <p className={styles.line}>{words.line}</p>
          <p>{words.sub}</p>
        </div>
      </aside>
      <div className={styles.form}>{children}</div>
    </div>
  );
}
