import { Role } from '@mehfil/api/domain/accounts/roles';
import { currencySymbol } from '@mehfil/api/domain/currency/currencies';
import { lazy, useState } from 'react';
import { useSession } from '../../../graphql/session';
import { useCurrency } from '../../../i18n/currency';
import { useText } from '../../../i18n/text';
import { AntdBoundary } from '../../../ui/AntdBoundary';
import styles from './CurrencyBadge.module.css';
import { currencyText } from './currency.text';

const CurrencyDialog = lazy(() => import('./CurrencyDialog').then((module) => ({ default: module.CurrencyDialog })));

/** The currency in which prices are shown (docs/coverage.md: customer §4): hidden when it could not be found out. */
export function CurrencyBadge() {
  const words = useText(currencyText);
  const { status, code } = useCurrency();
  const { viewer } = useSession();
  const [open, setOpen] = useState(false);
  if (status === 'failed') return null;
  if (status === 'detecting') {
    return (
      <span className={styles.badge} role="status">
        {words.detecting}
      </span>
    );
  }
  const symbol = currencySymbol(code);
  const shown = symbol === code ? code : `${symbol} ${code}`;
  if (viewer?.role === Role.BUSINESS) {
    return (
      <span className={styles.badge} title={words.business(code)}>
        {shown}
      </span>
    );
  }
  return (
    <>
      <button type="button" className={styles.badge} aria-label={words.badge(shown)} onClick={() => setOpen(true)}>
        {shown}
      </button>
      {open && (
        <AntdBoundary fallback={null}>
          <CurrencyDialog onClose={() => setOpen(false)} />
        </AntdBoundary>
      )}
    </>
  );
}
