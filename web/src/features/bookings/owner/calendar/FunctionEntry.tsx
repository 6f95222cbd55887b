import { Flex } from 'antd';
import { splitFixedServices } from '@mehfil/api/domain/catalogue/price-types';
import { localDay } from '@mehfil/api/domain/time/zone';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../../i18n/format';
import { useMenuName } from '../../../../i18n/menu-name';
import { occasionsText } from '../../../../i18n/occasions.text';
import { useText } from '../../../../i18n/text';
import { paths } from '../../../../lib/paths';
import { EmailAddress } from '../../../../ui/EmailAddress';
import type { ShownBooking } from '../../invoice-data';
import styles from './FunctionSheet.module.css';
import { menusText } from '../../menus.text';
import { useCountHeads } from '../../useCountHeads';
import { functionSheetText } from './function-sheet.text';

interface FunctionEntryProps {
  booking: ShownBooking;
  day: string;
}

/** One function: when, where, how many, what was agreed, whom to call. */
export function FunctionEntry({ booking, day }: FunctionEntryProps) {
  const words = useText(functionSheetText);
  const { names: occasions } = useText(occasionsText);
  const { fixedServices, optionalServices } = booking;
  const { added, included } = splitFixedServices(fixedServices);
  return (
    <article className="stack gap-8" aria-labelledby={`function-${booking.id}`}>
      <h3 id={`function-${booking.id}`} className="heading-20 figures">
        <Hours booking={booking} day={day} />
      </h3>
      <p className="size-18">
        <bdi>{booking.hallTitle}</bdi> · {booking.occasion && `${occasions[booking.occasion]} · `}
        {words.guests(booking.guestCount)}
      </p>
      <dl className="facts above-8">
        <Fact label={words.host}>
          <span className="strong">{booking.customerName}</span>
          <span>
            <bdi dir="ltr">{booking.customerContact?.national ?? booking.customerPhone}</bdi>
          </span>
          <span>{booking.customerEmail && <EmailAddress>{booking.customerEmail}</EmailAddress>}</span>
          <Link className="muted small" to={paths.business.booking(booking.id)}>
            {booking.invoiceNumber}
          </Link>
        </Fact>
        {booking.menu && <Menu menu={booking.menu} />}
        {optionalServices.length > 0 && <Services label={words.chosen} services={optionalServices} />}
        {added.length > 0 && <Services label={words.added} services={added} />}
        {included.length > 0 && <Services label={words.included} services={included} />}
        <Fact label={words.requests} isLong={booking.specialRequests !== null}>
          <span className="lines">{booking.specialRequests ?? words.noRequests}</span>
        </Fact>
        <div className={`whole-row ${styles.notes}`}>
          <dt>{words.notes}</dt>
          <dd aria-hidden="true" />
        </div>
      </dl>
    </article>
  );
}

function Hours({ booking: { startTime, endTime, timeZone }, day }: FunctionEntryProps) {
  const words = useText(functionSheetText);
  const { timeRange, compactDay: dayName } = useFormat();
  const [first, last] = [startTime, endTime].map((instant) => localDay(new Date(instant), timeZone));
  const apart = [
    first !== undefined && first < day && words.since(dayName(first)),
    last !== undefined && last > day && words.until(dayName(last)),
  ].filter(Boolean);
  return (
    <>
      {timeRange(startTime, endTime, timeZone)}
      {apart.length > 0 && <span className="size-16 muted firm"> ({apart.join(', ')})</span>}
    </>
  );
}

function Fact({ label, isLong = false, children }: { label: string; isLong?: boolean; children: ReactNode }) {
  return (
    <div className={isLong ? 'whole-row' : undefined}>
      <dt>{label}</dt>
      <Flex component="dd" vertical className="breakable">
        {children}
      </Flex>
    </div>
  );
}

/** The menu with everything that the kitchen serves. */
function Menu({ menu }: { menu: NonNullable<ShownBooking['menu']> }) {
  const words = useText(menusText);
  const toName = useMenuName();
  const countHeads = useCountHeads();
  return (
    <Fact label={words.title}>
      <span>{words.line(toName(menu), countHeads(menu))}</span>
      {menu.courses.map(({ name, nameUrdu, dishes }, index) =>
        dishes.length === 0 ? null : (
          <span key={index}>{`${toName({ name, nameUrdu })}: ${dishes.map(toName).join(' · ')}`}</span>
        ),
      )}
    </Fact>
  );
}

function Services({ label, services }: { label: string; services: ShownBooking['fixedServices'] }) {
  const words = useText(functionSheetText);
  return (
    <Fact label={label}>
      {services.map(({ name, quantity }, index) => (
        <span key={index}>{words.times(name, quantity)}</span>
      ))}
    </Fact>
  );
}
