import { useApolloClient } from '@apollo/client/react';
import { Descriptions, Flex } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ThreadReportFieldsFragment } from '../../../../graphql/generated/thread-reports';
import { readAgain } from '../../../../graphql/change';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { paths } from '../../../../lib/paths';
import { Button } from '../../../../ui/Button';
import { Dialog } from '../../../../ui/Dialog';
import { DialogHost } from '../../../../ui/DialogHost';
import { lazyPart } from '../../../../ui/lazy-part';
import { useFocusAfter } from '../../../../ui/useFocusAfter';
import { ReportedMessages } from './ReportedMessages';
import { threadReportsText } from './thread-reports.text';
import { REPORT_QUERIES, toReported } from './useReportColumns';

const ResolveDialog = lazyPart(() => import('./ResolveDialog').then((module) => module.ResolveDialog));

interface ReportDialogProps {
  report: ThreadReportFieldsFragment;
  onClose: () => void;
}

/** A report: why who reported whom, the conversation once somebody asks to read it, and what staff can do about it. */
export function ReportDialog({ report, onClose }: ReportDialogProps) {
  const words = useText(threadReportsText);
  const [isReading, setReading] = useState(false);
  const [isResolving, setResolving] = useState(false);
  const [isRead, setRead] = useState(report.openedAt !== null);
  const [isResolved, setResolved] = useState(false);
  const client = useApolloClient();
  const box = useFocusAfter(isReading);
  const isOpen = report.resolvedAt === null && !isResolved;
  const markRead = () => {
    setRead(true);
    if (report.openedAt === null) void readAgain(client, REPORT_QUERIES);
  };
  const markResolved = () => {
    setResolved(true);
    void readAgain(client, REPORT_QUERIES);
  };
  return (
    <Dialog open wide title={words.of(report.reporterName, toReported(report))} onClose={onClose}>
      <DialogHost>
        <Flex vertical gap={16}>
          <ReportDetails report={report} />
          {isOpen && !isReading && <p className="muted">{words.readHint}</p>}
          {isReading && <ReportedMessages report={report} onRead={markRead} onResolved={markResolved} />}
          <div ref={box}>
            {isOpen && (
              <Flex wrap gap={12}>
                {!isReading && (
                  <Button look="secondary" onClick={() => setReading(true)}>
                    {words.readThread}
                  </Button>
                )}
                {isRead && <Button onClick={() => setResolving(true)}>{words.resolve}</Button>}
              </Flex>
            )}
          </div>
          {isOpen && isResolving && (
            <ResolveDialog report={report} onDone={onClose} onClose={() => setResolving(false)} />
          )}
        </Flex>
      </DialogHost>
    </Dialog>
  );
}

function ReportDetails({ report }: Pick<ReportDialogProps, 'report'>) {
  const words = useText(threadReportsText);
  const { compactDateTime } = useFormat();
  const { category, note, hallTitle, bookingId, enquiryId, createdAt, timeZone } = report;
  const { outcome, outcomeNote, resolvedAt, resolvedByName } = report;
  const about =
    bookingId === null ? (
      words.enquiry(enquiryId ?? 0)
    ) : (
      <Link to={paths.anyBooking(bookingId)}>{words.booking(bookingId)}</Link>
    );
  return (
    <Descriptions
      size="small"
      column={1}
      items={[
        { key: 'category', label: words.category, children: words.categories[category] },
        ...(note === null ? [] : [{ key: 'note', label: words.note, children: <span dir="auto">{note}</span> }]),
        { key: 'hall', label: words.hall, children: hallTitle },
        { key: 'about', label: words.about, children: about },
        { key: 'when', label: words.when, children: compactDateTime(createdAt, timeZone) },
        ...(outcome === null || resolvedAt === null
          ? []
          : [
              {
                key: 'outcome',
                label: words.outcome,
                children: words.resolved(
                  words.outcomes[outcome],
                  resolvedByName ?? '',
                  compactDateTime(resolvedAt, timeZone),
                ),
              },
            ]),
        ...(outcomeNote === null
          ? []
          : [{ key: 'outcomeNote', label: words.outcomeNote, children: <span dir="auto">{outcomeNote}</span> }]),
      ]}
    />
  );
}
