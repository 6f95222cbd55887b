import type { ReactNode } from 'react';
import { useText } from '../../i18n/text';
import { screensText } from '../screens.text';
import styles from './AccountLayout.module.css';
import dusk from './dusk.svg';
import { joinClasses } from '../../lib/classes';

/**
 * The frame of sign-in and registration: an evening at a hall on one side, the form on the other. The evening is a picture, which is the
 * page's largest part from its first view on; text would be painted again, larger, once its font is there.
 */
export function AccountLayout({ children }: { children: ReactNode }) {
  const words = useText(screensText).account;
  return (
    <div className={joinClasses('stack packed', styles.split)}>
      <aside className={joinClasses('clipped anchor', styles.evening)}>
        <img
          className={joinClasses('full-width full-height', styles.scene)}
          src={dusk}
          alt=""
          width={1600}
          height={900}
          fetchPriority="high"
          decoding="sync"
        />
        <div className={styles.words}>
          <p className={styles.line}>{words.line}</p>
          <p>{words.sub}</p>
        </div>
      </aside>
      <div className={joinClasses('framed anchor', styles.form)}>{children}</div>
    </div>
  );
}
