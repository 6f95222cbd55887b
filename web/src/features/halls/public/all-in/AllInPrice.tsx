import { useState } from 'react';
import type { AllInFieldsFragment } from '../../../../graphql/generated/search';
import { useFormat } from '../../../../i18n/format';
import { useCardMoney } from '../../../../i18n/money-form';
import { useMenuName } from '../../../../i18n/menu-name';
import { namesText } from '../../../../i18n/names.text';
import { useText } from '../../../../i18n/text';
import { useAddressState } from '../../../../lib/address-state';
import type { EventCriteria } from '../../../../lib/event-criteria';
import { AntdBoundary } from '../../../../ui/AntdBoundary';
import { Dialog } from '../../../../ui/Dialog';
import { lazyPart } from '../../../../ui/lazy-part';
import { LocalPrice } from '../../../../ui/LocalPrice';
import { Spinner } from '../../../../ui/Spinner';
import { HALL_ADDRESS } from '../search/search-address';
import styles from './AllInPrice.module.css';
import { allInText } from './all-in.text';

const AllInParts = lazyPart(() => import('./AllInParts').then((module) => module.AllInParts));

interface AllInPriceProps {
  price: AllInFieldsFragment;
  /** Why it isn't the ordinary price, and on how many days something is free: after the time. */
  about?: string | undefined;
  /** What was asked for, where it isn't what the page's address says. */
  criteria?: EventCriteria | undefined;
}

/** What a hall costs in all for the guests of a search: the total, and per head with which menu, for which time. Its parts are a press away. */
export function AllInPrice({ price, about, criteria }: AllInPriceProps) {
  const words = useText(allInText);
  const { name } = useText(namesText);
  const nameMenu = useMenuName();
  const { number, shortDate, timeRange } = useFormat();
  const money = useCardMoney();
  const { state: search } = useAddressState(HALL_ADDRESS);
  const [isOpen, setOpen] = useState(false);
  const { hallId, date, startTime, endTime, timeZone, shiftName, currency, guestCount, totalPrice, perHead, menu } =
    price;
  const hours = timeRange(startTime, endTime, timeZone);
  const parts = [
    words.perHead(money(perHead, currency)),
    menu && words.menu(nameMenu(menu)),
    words.guests(number(guestCount)),
    shortDate(`${date}T00:00:00Z`, 'UTC'),
    shiftName ? `${name(shiftName)} ${hours}` : hours,
    about,
  ];
  return (
    <>
      <LocalPrice amount={totalPrice} currency={currency} per={words.inAll} />
      <button
        type="button"
        className={styles.parts}
        title={words.parts}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {parts.filter(Boolean).join(' · ')}
      </button>
      {isOpen && (
        <AntdBoundary fallback={<Spinner above />}>
          <Dialog open title={words.title} onClose={() => setOpen(false)}>
            <AllInParts hallId={hallId} search={criteria ?? search} />
          </Dialog>
        </AntdBoundary>
      )}
    </>
  );
}
