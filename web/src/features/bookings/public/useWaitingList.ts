import { useViewerWaitingListQuery } from '../../../graphql/generated/waiting-list';

/** All that somebody may wait for, and offers that were missed lately. */
const SHOWN = 20;

/** All that the customer waits for. */
export function useWaitingList(skip = false) {
  return useViewerWaitingListQuery({ variables: { paging: { limit: SHOWN } }, skip });
}
