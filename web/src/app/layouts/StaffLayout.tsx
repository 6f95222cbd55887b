import type { ReactNode } from 'react';
import { LocaleProvider } from '../../i18n/locale';
import { AntdProvider } from '../AntdProvider';
import { CONTENT_ID } from '../useRouteChange';
import styles from './StaffLayout.module.css';

/**
 * The plain frame of the control panel: no public header, no footer. The panel brings its own side bar and header, because a
 * visitor who isn't staff sees its sign-in instead. It is read in English (docs/decisions/0037-urdu.md).
 */
export function StaffLayout({ children }: { children: ReactNode }) {
  return (
    <LocaleProvider locale="en">
      <AntdProvider>
        <div id={CONTENT_ID} className={styles.page} tabIndex={-1}>
          {children}
        </div>
      </AntdProvider>
    </LocaleProvider>
  );
}
