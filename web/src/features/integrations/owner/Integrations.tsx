import { Flex } from 'antd';
import { useText } from '../../../i18n/text';
import { TradingGate } from '../../businesses/owner/TradingGate';
import { ApiKeys } from './ApiKeys';
import { CalendarFeeds } from './CalendarFeeds';
import { ExternalCalendars } from './ExternalCalendars';
import { integrationsText } from './integrations.text';
import { Webhooks } from './Webhooks';

/** What other programs use of the business: calendars in and out, keys and webhooks. Approved owners only. */
export function Integrations() {
  const words = useText(integrationsText);
  return (
    <TradingGate none={words.none} pending={words.pending}>
      <Flex vertical gap={24}>
        <CalendarFeeds />
        <ExternalCalendars />
        <ApiKeys />
        <Webhooks />
      </Flex>
    </TradingGate>
  );
}
