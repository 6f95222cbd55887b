import { Flex } from 'antd';
import { useLocation } from 'react-router-dom';
import { readError } from '../../../../../graphql/errors';
import { useEnquiryPipelineQuery, type EnquiryPipelineQuery } from '../../../../../graphql/generated/pipeline';
import { useFormat } from '../../../../../i18n/format';
import { useText } from '../../../../../i18n/text';
import { useHallName } from '../../../../../i18n/useHallName';
import { paths } from '../../../../../lib/paths';
import { Button, ButtonLink } from '../../../../../ui/Button';
import { EmptyState } from '../../../../../ui/EmptyState';
import { MailIcon } from '../../../../../ui/icons';
import { Pager } from '../../../../../ui/list/Pager';
import { SteadyItems } from '../../../../../ui/list/SteadyItems';
import { useListFilters } from '../../../../../ui/list/useListFilters';
import { LoadFailed } from '../../../../../ui/LoadFailed';
import { Skeleton } from '../../../../../ui/Skeleton';
import { NothingOpened } from '../../NothingOpened';
import { EnquiryLink } from '../EnquiryLink';
import { PAGE_SIZE, POLL_MS } from '../EnquiryColumns';
import { enquiriesText } from '../enquiries.text';
import { PIPELINE_ADDRESS, toVariables } from './pipeline-address';
import { StageTag } from './StageTag';
import { workText } from './work.text';

type Entry = EnquiryPipelineQuery['enquiryPipeline']['nodes'][number];

/** What began as an enquiry, by the filters in the address. */
export function Pipeline({ opened }: { opened: number | null }) {
  const words = useText(enquiriesText);
  const { values, page, goTo, isFiltered, clear } = useListFilters(PIPELINE_ADDRESS, ['order']);
  const { data, previousData, error, refetch } = useEnquiryPipelineQuery({
    variables: toVariables(values),
    freshFor: 0,
    pollInterval: POLL_MS,
  });
  const list = (data ?? previousData)?.enquiryPipeline;
  if (!list) {
    if (!error) return <Skeleton height="240px" shape="box" />;
    const { message } = readError(error);
    const retry = () => void refetch().catch(() => undefined);
    return <LoadFailed title={words.failed} text={message} retry={words.retry} onRetry={retry} />;
  }
  if (list.totalCount === 0) return <Nothing onClear={isFiltered ? clear : undefined} />;
  return (
    <>
      <Flex vertical gap={12}>
        <SteadyItems<Entry>
          label={words.title.BUSINESS}
          rows={list.nodes}
          rowKey={({ enquiryId, bookingId }) => (enquiryId === null ? `b${bookingId}` : `e${enquiryId}`)}
          rowLabel={({ customerName }) => customerName}
          shownFor={data ? JSON.stringify(values) : null}
          gap={8}
          item={(entry) => (
            <li>
              <EntryLink entry={entry} opened={opened} />
            </li>
          )}
        />
        <Pager page={page} limit={PAGE_SIZE} total={list.totalCount} onPage={goTo} />
      </Flex>
      <NothingOpened opened={opened} title={words.choose} text={words.chooseText} />
    </>
  );
}

function Nothing({ onClear }: { onClear: (() => void) | undefined }) {
  const words = useText(enquiriesText);
  const work = useText(workText);
  if (onClear) {
    const action = (
      <Button look="secondary" onClick={onClear}>
        {work.showAll}
      </Button>
    );
    return <EmptyState title={work.nothing} action={action} />;
  }
  return (
    <EmptyState
      icon={<MailIcon size={40} />}
      title={words.empty.BUSINESS}
      text={words.emptyText.BUSINESS}
      action={<ButtonLink to={paths.business.halls}>{words.emptyAction.BUSINESS}</ButtonLink>}
    />
  );
}

/** An open enquiry opens beside the list, a booking on its own page. */
function EntryLink({ entry, opened }: { entry: Entry; opened: number | null }) {
  const words = useText(workText);
  const { compactDay } = useFormat();
  const nameHall = useHallName();
  const { search } = useLocation();
  const { enquiryId, bookingId, customerName, day, stage, source, followUpOn, isFollowUpDue, ...latest } = entry;
  // Where nothing was noted, how they asked.
  const noted = source === 'APP' ? {} : { lastMessage: latest.lastMessage ?? words.sources[source] };
  const hall = nameHall(entry);
  const to =
    enquiryId === null
      ? paths.business.booking(bookingId ?? 0)
      : { pathname: paths.business.enquiry(enquiryId), search };
  return (
    <EnquiryLink
      to={to}
      isOpen={enquiryId !== null && enquiryId === opened}
      name={customerName}
      place={day === null ? hall : words.place(hall, compactDay(day))}
      tag={<StageTag stage={stage} />}
      {...latest}
      {...noted}
    >
      {followUpOn !== null && (
        <span className={isFollowUpDue ? 'small warning strong' : 'small muted'}>
          {words.followUp.on(compactDay(followUpOn))}
        </span>
      )}
    </EnquiryLink>
  );
}
