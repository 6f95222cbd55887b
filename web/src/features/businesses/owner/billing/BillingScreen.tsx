import { Flex, Segmented } from 'antd';
import { useRight } from '../../../../graphql/rights';
import { useText } from '../../../../i18n/text';
import { defineAddress, oneOf } from '../../../../lib/address-fields';
import { useAddressState } from '../../../../lib/address-state';
import { lazyPart } from '../../../../ui/lazy-part';
import { PageHeader } from '../../../../ui/PageHeader';
import { Skeleton } from '../../../../ui/Skeleton';
import { TradingGate } from '../TradingGate';
import { billingText } from './billing.text';
import { Revenue } from './Revenue';

const LOADING = <Skeleton height="360px" shape="box" />;
const Books = lazyPart(() => import('./books/Books').then((module) => module.Books), LOADING);
const CashBook = lazyPart(() => import('./books/CashBook').then((module) => module.CashBook), LOADING);

const VIEWS = ['REVENUE', 'BOOKS', 'CASH'] as const;
type View = (typeof VIEWS)[number];

const ADDRESS = defineAddress<{ view: View }>({ view: oneOf('view', VIEWS, 'REVENUE') });

function Billing() {
  const words = useText(billingText);
  const canSeeFigures = useRight('FIGURES');
  const { state, change } = useAddressState(ADDRESS);
  // Members who record payments but don't see figures have the cash book alone.
  const view = canSeeFigures ? state.view : 'CASH';
  return (
    <Flex vertical gap={24}>
      {canSeeFigures && (
        <div>
          <Segmented<View>
            aria-label={words.view}
            value={view}
            options={VIEWS.map((value) => ({ value, label: words.views[value] }))}
            onChange={(next) => change({ view: next }, { replace: false })}
          />
        </div>
      )}
      {view === 'REVENUE' && <Revenue />}
      {view === 'BOOKS' && <Books />}
      {view === 'CASH' && <CashBook />}
    </Flex>
  );
}

/** Billing: revenue by month, what was due and received, and the cash book of each day. */
export function BillingScreen() {
  const words = useText(billingText);
  return (
    <>
      <PageHeader title={words.title} text={words.text} />
      <TradingGate none={words.none} pending={words.pending}>
        <Billing />
      </TradingGate>
    </>
  );
}
