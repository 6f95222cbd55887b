import { ReportOrder } from '@mehfil/api/domain/threads/reports';
import { Tag } from 'antd';
import type { ThreadReportFieldsFragment } from '../../../../graphql/generated/thread-reports';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { ageInWords } from '../../../../lib/age';
import { pageClock } from '../../../../lib/clock';
import type { Column } from '../../../../ui/table/columns';
import { LineButton } from '../../../../ui/table/LineButton';
import { threadReportsText } from './thread-reports.text';

type Report = ThreadReportFieldsFragment;

/** Queries that reading or resolving a report makes old. */
export const REPORT_QUERIES = ['PanelThreadReports'];

/** The side that was reported. */
export function toReported({ reporterSide, customerName, businessName }: Report): string {
  return reporterSide === 'CUSTOMER' ? businessName : customerName;
}

/**
 * The columns of the reports: why who reported whom, about which hall, and for how long it has waited.
 * @param onOpen opens a report
 */
export function useReportColumns(onOpen: (report: Report) => void): Column<Report, ReportOrder>[] {
  const words = useText(threadReportsText);
  const format = useFormat();
  return [
    {
      key: 'report',
      title: words.report,
      required: true,
      narrow: 'plain',
      share: 3,
      render: (report) => {
        const category = words.categories[report.category];
        const line = report.note === null ? category : words.line(category, report.note);
        return <LineButton line={line} onOpen={() => onOpen(report)} />;
      },
    },
    { key: 'reporter', title: words.reporter, share: 1.4, render: ({ reporterName }) => reporterName },
    { key: 'reported', title: words.reported, share: 1.4, render: toReported },
    { key: 'hall', title: words.hall, narrow: 'plain', share: 1.5, render: ({ hallTitle }) => hallTitle },
    {
      key: 'when',
      title: words.when,
      share: 1.2,
      sort: { ascending: ReportOrder.OLDEST, descending: ReportOrder.NEWEST },
      render: ({ createdAt, resolvedAt }) =>
        resolvedAt === null
          ? words.waiting(ageInWords(createdAt, pageClock(), words.age))
          : format.compactDate(createdAt),
    },
    {
      key: 'state',
      title: words.state,
      narrow: 'plain',
      share: 1.3,
      render: ({ outcome, openedAt }) =>
        outcome === null ? (
          <Tag className="tone-warning">{openedAt === null ? words.open : words.read}</Tag>
        ) : (
          <Tag>{words.outcomes[outcome]}</Tag>
        ),
    },
  ];
}
