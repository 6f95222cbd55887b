import type { ReactNode } from 'react';
import { EmailNotice } from '../../features/accounts/EmailNotice';
import { AntdProvider } from '../AntdProvider';
import styles from './CustomerLayout.module.css';

/** The frame of a signed-in customer's screens, inside the public header and footer. */
export function CustomerLayout({ children }: { children: ReactNode }) {
  return (
    <AntdProvider>
      <div className={`page-width ${styles.page}`}>
        <EmailNotice />
        {children}
      </div>
    </AntdProvider>
  );
}
