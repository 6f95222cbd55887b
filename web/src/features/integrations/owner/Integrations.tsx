import { useText } from '../../../i18n/text';
import { TradingGate } from '../../businesses/owner/TradingGate';
import { ApiKeys } from './ApiKeys';
import { CalendarFeeds } from './CalendarFeeds';
import styles from './Integrations.module.css';
import { integrationsText } from './integrations.text';
import { Webhooks } from './Webhooks';

/** What other programs use of the business: keys, webhooks and calendar feeds. Approved owners only. */
export function Integrations() {
  const words = useText(integrationsText);
  return (
    <TradingGate none={words.none} pending={words.pending}>
      <div className={styles.stack}>
        <CalendarFeeds />
        <ApiKeys />
        <Webhooks />
      </div>
    </TradingGate>
  );
}
