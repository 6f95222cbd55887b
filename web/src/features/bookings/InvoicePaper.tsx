import { ADJUSTMENT_LABEL, type InvoiceGroup } from '@mehfil/api/domain/bookings/invoice';
import { pictureAt } from '@mehfil/api/domain/media/pictures';
import { fromHundredths, type Hundredths } from '@mehfil/api/domain/money/money';
import type { ReactNode, Ref } from 'react';
import { useFormat } from '../../i18n/format';
import { useText } from '../../i18n/text';
import { EmailAddress } from '../../ui/EmailAddress';
import { Money } from '../../ui/Money';
import { StatusTag } from '../../ui/StatusTag';
import { bookingText } from './booking.text';
import { useBookingTimes } from './booking-times';
import type { InvoiceData } from './invoice-data';
import styles from './InvoicePaper.module.css';

interface InvoicePaperProps {
  data: InvoiceData;
  /** The paper's element, for printing. */
  paper?: Ref<HTMLDivElement>;
}

/** An invoice like a sheet of paper: who, what, when, and lines that add up (docs/coverage.md: customer §2 Invoice view). */
export function InvoicePaper({ data, paper }: InvoicePaperProps) {
  const words = useText(bookingText).invoice;
  const { date } = useFormat();
  const { invoice, currency } = data;
  return (
    <div ref={paper} className={styles.paper}>
      {invoice.watermark && (
        <p className={styles.watermark} aria-hidden="true">
          <span>{invoice.watermark}</span>
        </p>
      )}
      <header className={styles.head}>
        <div>
          <p className={styles.note}>{invoice.note}</p>
          <p className={styles.number}>{data.number ?? words.preview}</p>
          {data.issuedAt && <p className={styles.issued}>{words.issued(date(data.issuedAt, data.timeZone))}</p>}
        </div>
        <StatusTag status={data.status} label={data.statusLabel} />
      </header>
      <Seller data={data} />
      <div className={styles.statement}>
        <p>{invoice.statement}</p>
        {data.cancellationNote && <p>{words.reason(data.cancellationNote)}</p>}
      </div>
      <Particulars data={data} />
      {invoice.groups.map((group) => (
        <Group key={group.name} group={group} currency={currency} />
      ))}
      <Totals data={data} />
      {data.specialRequests && (
        <div className={styles.requests}>
          <p className={styles.label}>{words.requests}</p>
          <p>{data.specialRequests}</p>
        </div>
      )}
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Who sells: as it was when the booking was made. */
function Seller({ data }: { data: InvoiceData }) {
  const words = useText(bookingText).invoice;
  return (
    <div className={styles.seller}>
      {data.sellerLogo && <img className={styles.logo} src={pictureAt(data.sellerLogo, 320)} alt="" />}
      <p>
        <span className={styles.strong}>{data.businessName}</span>
        {data.sellerAddress && <span>{data.sellerAddress}</span>}
        {data.sellerPhone && (
          <span>
            <bdi dir="ltr">{data.sellerPhone}</bdi>
          </span>
        )}
        {data.sellerTaxNumber && <span>{words.taxNumber(data.sellerTaxNumber)}</span>}
      </p>
    </div>
  );
}

function Particulars({ data }: { data: InvoiceData }) {
  const words = useText(bookingText).invoice;
  const { number } = useFormat();
  const times = useBookingTimes(data);
  return (
    <dl className={styles.particulars}>
      <Fact label={words.billedTo}>
        <span className={styles.strong}>{data.customerName}</span>
        {data.customerEmail && (
          <span>
            <EmailAddress>{data.customerEmail}</EmailAddress>
          </span>
        )}
        <span>{data.customerPhone}</span>
      </Fact>
      <Fact label={words.hall}>
        <span className={styles.strong}>{data.hallTitle}</span>
        <span>{data.hallLocation}</span>
      </Fact>
      <Fact label={words.event}>
        <span className={styles.strong}>{times.date}</span>
        <span>
          {times.range} ({words.hours(data.invoice.hours)})
        </span>
        <span>
          {words.guests}: {number(data.guestCount)}
        </span>
      </Fact>
    </dl>
  );
}

function Amount({ amount, currency }: { amount: Hundredths; currency: string }) {
  return <Money amount={fromHundredths(amount)} currency={currency} />;
}

function Group({ group, currency }: { group: InvoiceGroup; currency: string }) {
  const words = useText(bookingText).invoice;
  return (
    <table className={styles.lines}>
      <caption className={styles.groupTitle}>{group.title}</caption>
      <tbody>
        {group.lines.map(({ label, amount }, index) => (
          <tr key={`${label}${index}`}>
            <th scope="row">{label}</th>
            <td>
              {group.name === 'includedServices' && amount === 0 ? (
                words.listed
              ) : (
                <Amount amount={amount} currency={currency} />
              )}
            </td>
          </tr>
        ))}
        <tr className={styles.subtotal}>
          <th scope="row">{words.subtotal}</th>
          <td>
            <Amount amount={group.subtotal} currency={currency} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Totals({ data }: { data: InvoiceData }) {
  const words = useText(bookingText).invoice;
  const { percent } = useFormat();
  const { invoice, currency } = data;
  return (
    <table className={styles.lines}>
      <caption className="visually-hidden">{words.total}</caption>
      <tbody>
        {invoice.adjustment !== 0 && (
          <tr>
            <th scope="row">{ADJUSTMENT_LABEL}</th>
            <td>
              {invoice.adjustment < 0 && '−'}
              <Amount amount={Math.abs(invoice.adjustment) as Hundredths} currency={currency} />
            </td>
          </tr>
        )}
        {invoice.discount > 0 && (
          <tr>
            <th scope="row">{words.discount(percent(data.discountPercentage))}</th>
            <td>
              −<Amount amount={invoice.discount} currency={currency} />
            </td>
          </tr>
        )}
        {invoice.tax > 0 && (
          <tr>
            <th scope="row">{words.tax(percent(data.taxPercentage))}</th>
            <td>
              <Amount amount={invoice.tax} currency={currency} />
            </td>
          </tr>
        )}
        <tr className={styles.total}>
          <th scope="row">{words.total}</th>
          <td>
            <Amount amount={invoice.total} currency={currency} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}
