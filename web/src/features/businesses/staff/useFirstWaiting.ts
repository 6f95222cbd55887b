import { useApolloClient } from '@apollo/client/react';
import { CONTROL_PANEL_LIMITS } from '@mehfil/api/domain/system/limits';
import { PanelBusinessesDocument, type BusinessRowFragment } from '../../../graphql/generated/panel-businesses';
import { isOnItsWay } from './decided-applications';

/**
 * Finds the application that has waited longest and isn't decided, on whichever page it stands; null where none waits, or the server
 * doesn't tell.
 * @param text what is searched for
 */
export function useFirstWaiting(text: string): () => Promise<BusinessRowFragment | null> {
  const client = useApolloClient();
  const readPage = async (page: number): Promise<BusinessRowFragment | null> => {
    const { data } = await client.query({
      query: PanelBusinessesDocument,
      variables: { filter: { status: 'PENDING', text }, paging: { limit: CONTROL_PANEL_LIMITS.pageSize, page } },
      fetchPolicy: 'network-only',
    });
    const found = data?.businesses;
    const first = found?.nodes.find(({ id, status }) => status === 'PENDING' && !isOnItsWay(id));
    if (first) return first;
    return found?.pageInfo.hasNextPage ? readPage(page + 1) : null;
  };
  return () => readPage(1).catch(() => null);
}
