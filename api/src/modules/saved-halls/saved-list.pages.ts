import type { PageRow } from '../../http/page-head.js';
import { loadSharedList } from './saved-list.service.js';

/** The page of a shared list: for whoever has its link, never for search engines. */
export const savedListPages: readonly PageRow[] = [
  {
    path: '/lists/{token}',
    head: async (ctx, { token = '' }) => {
      const list = await loadSharedList(ctx, token);
      return (
        list && {
          title: list.name,
          description: `Halls that ${list.ownerName} has put together, with pictures, prices and free dates.`,
          path: `/lists/${token}`,
          isPrivate: true,
        }
      );
    },
  },
];
