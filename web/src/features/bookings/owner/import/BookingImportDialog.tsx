import { BOOKING_IMPORT_COLUMNS, BOOKING_IMPORT_SAMPLE } from '@mehfil/api/domain/bookings/import';
import { Flex } from 'antd';
import { useImportBookingsMutation, type ImportBookingsMutation } from '../../../../graphql/generated/booking-import';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { joinClasses } from '../../../../lib/classes';
import { Button } from '../../../../ui/Button';
import { csvImportText } from '../../../../ui/csv-import/csv-import.text';
import { ImportFile } from '../../../../ui/csv-import/ImportFile';
import { ImportVerdict } from '../../../../ui/csv-import/ImportVerdict';
import { useCsvImport } from '../../../../ui/csv-import/useCsvImport';
import { Dialog } from '../../../../ui/Dialog';
import { CheckIcon, ClockIcon, CloseIcon, ListIcon } from '../../../../ui/icons';
import { Money } from '../../../../ui/Money';
import { businessBookingsText } from '../business-bookings.text';
import { ANSWER_REFETCH } from '../refetched';
import { bookingImportText } from './booking-import.text';

type Outcome = ImportBookingsMutation['importBookings'];
type Row = Outcome['rows'][number];

const COUNTS = ['created', 'unchanged', 'conflicts', 'refused'] as const;

/** How a state looks beside its word. */
const STATES = {
  NEW: { icon: CheckIcon, tone: 'success' },
  PRESENT: { icon: ListIcon, tone: 'muted' },
  CONFLICT: { icon: ClockIcon, tone: 'danger' },
  INVALID: { icon: CloseIcon, tone: 'danger' },
} as const;

/** What becomes of a row: its state, and as what its day and price were read. */
function State({ state, startTime, endTime, timeZone, totalPrice, currency }: Row) {
  const words = useText(bookingImportText);
  const { shortDate, timeRange } = useFormat();
  const { icon: Icon, tone } = STATES[state];
  return (
    <>
      <span className={joinClasses('beside middle gap-6 firm', tone)}>
        <Icon size={18} />
        {words.states[state]}
      </span>
      {startTime && endTime && timeZone && (
        <span className="unbroken block">
          {shortDate(startTime, timeZone)}
          <br />
          {timeRange(startTime, endTime, timeZone)}
        </span>
      )}
      {typeof totalPrice === 'number' && currency && <Money amount={totalPrice} currency={currency} inList />}
    </>
  );
}

/** Import of an owner's ledger book from CSV: a preview of each row, then the import. */
export function BookingImportDialog({ onClose }: { onClose: () => void }) {
  const words = useText(bookingImportText);
  const { done } = useText(csvImportText);
  const { import: title } = useText(businessBookingsText);
  const { run, pending } = useImportBookingsMutation({
    success: ({ importBookings: { isPreview, created } }) =>
      isPreview ? undefined : { tone: 'success', ...done(created) },
    failure: () => undefined,
    refetch: ANSWER_REFETCH,
  });
  const { read, problem, check, write } = useCsvImport<Outcome>(async (content, preview) => {
    const answer = await run({ input: { content, preview } });
    return answer.ok ? { outcome: answer.data.importBookings } : { problem: answer.error.message };
  });
  return (
    <Dialog open wide tall firm title={title} onClose={onClose}>
      <Flex vertical gap={14}>
        <p>{words.text}</p>
        <ImportFile
          columns={BOOKING_IMPORT_COLUMNS}
          sample={{ content: BOOKING_IMPORT_SAMPLE, name: words.sampleName }}
          isRead={read !== null}
          {...{ pending, problem }}
          onChoose={(file) => void check(file)}
        >
          <p>{words.rules}</p>
        </ImportFile>
        {read && (
          <section aria-labelledby="booking-import-verdict" className="stack column gap-14">
            <ImportVerdict<Row>
              id="booking-import-verdict"
              heading="h3"
              fileName={read.name}
              outcome={read.outcome}
              counts={COUNTS.filter((count) => count === 'created' || read.outcome[count] > 0).map((count) =>
                words.counts[count](read.outcome[count]),
              )}
              wanted={read.outcome.created}
              refusedText={words.refusedText}
              renderState={(row) => <State {...row} />}
              pending={pending}
              onImport={() => void write()}
              onward={<Button onClick={onClose}>{words.close}</Button>}
            />
          </section>
        )}
      </Flex>
    </Dialog>
  );
}
