import { useBookingContractQuery, type ContractFieldsFragment } from '../../../../graphql/generated/booking-contract';
import { useBookingPaymentsQuery, type PaymentFieldsFragment } from '../../../../graphql/generated/booking-payments';
import { useText } from '../../../../i18n/text';
import { LoadFailed } from '../../../../ui/LoadFailed';
import { invoiceOfBooking, type ShownBooking } from '../../invoice-data';
import { PricedParticulars, Requests, Seller, Statement, Watermark } from '../../InvoicePaper';
import { CancellationTerms } from '../../CancellationTerms';
import { CustomerStatusTag } from '../../CustomerStatusTag';
import { PaperHead } from '../../PaperHead';
import { TermsText } from '../../TermsText';
import { useBookingDetail } from '../../useBookingDetail';
import { PaperDialog } from '../PaperDialog';
import { Acceptances } from './Acceptances';
import { CnicLine } from './Cnic';
import { ContractPayment } from './ContractPayment';
import lines from './Contract.module.css';
import { contractText } from './contract.text';

interface PaperProps {
  booking: ShownBooking;
  payments: PaymentFieldsFragment;
  contract: ContractFieldsFragment;
}

/** Who accepted the terms; lines to sign where nobody did with a request. */
function Signatures({ contract, timeZone }: { contract: ContractFieldsFragment; timeZone: string }) {
  const words = useText(contractText);
  const { acceptances } = contract;
  const isAccepted = acceptances.some(({ kind }) => kind === 'REQUEST');
  return (
    <>
      {acceptances.length > 0 && (
        <div>
          <p className="strong">{words.acceptance}</p>
          <Acceptances acceptances={acceptances} timeZone={timeZone} />
        </div>
      )}
      {!isAccepted && (
        <div className={lines.signatures}>
          <p className={lines.signature}>{words.customer}</p>
          <p className={lines.signature}>{words.business}</p>
        </div>
      )}
    </>
  );
}

/** A contract like a sheet of paper: who agreed on what, for how much, and under which terms. */
function Paper({ booking, payments, contract }: PaperProps) {
  const words = useText(contractText);
  const data = invoiceOfBooking(booking);
  const { terms } = contract;
  return (
    <>
      <Watermark data={data} />
      <PaperHead
        title={words.title}
        number={data.number}
        status={<CustomerStatusTag status={data.status} reason={data.cancellationReason} />}
      >
        <p>{words.between(data.businessName, data.customerName)}</p>
      </PaperHead>
      <Seller data={data} />
      <Statement data={data} />
      <PricedParticulars data={data} />
      <ContractPayment payments={payments} />
      {data.cancellationTerms && <CancellationTerms terms={data.cancellationTerms} />}
      <Requests data={data} />
      <div>
        <p className="strong">{words.terms}</p>
        {terms ? <TermsText terms={terms} both /> : <p>{words.noTerms}</p>}
      </div>
      {contract.isCnicGiven && <CnicLine cnic={contract.cnic} />}
      <Signatures contract={contract} timeZone={data.timeZone} />
    </>
  );
}

/** The contract of a booking, to read and print, for both its sides. */
export function ContractDialog({ bookingId, onClose }: { bookingId: number; onClose: () => void }) {
  const { title } = useText(contractText);
  const booking = useBookingDetail(bookingId, onClose);
  const payments = useBookingPaymentsQuery({ variables: { id: bookingId } });
  const contract = useBookingContractQuery({ variables: { id: bookingId }, freshFor: 0 });
  const retry = () => {
    for (const { refetch } of [payments, contract]) void refetch().catch(() => undefined);
  };
  return (
    <PaperDialog
      title={title}
      number={booking?.invoiceNumber}
      failed={(payments.error || contract.error) && <LoadFailed level={3} onRetry={retry} />}
      onClose={onClose}
    >
      {booking && payments.data && contract.data && (
        <Paper booking={booking} payments={payments.data.bookingPayments} contract={contract.data.bookingContract} />
      )}
    </PaperDialog>
  );
}
