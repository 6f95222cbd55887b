import { Flex } from 'antd';
import { useState, type ReactNode } from 'react';
import { useSavedHallsQuery, type SavedHallsQuery } from '../../../graphql/generated/saved-list';
import { useSavedListsQuery, type SavedListFieldsFragment } from '../../../graphql/generated/saved-lists';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { defineAddress, positive } from '../../../lib/address-fields';
import { useEventCriteria } from '../../../lib/event-criteria';
import { PHONE } from '../../../lib/media';
import { useAddressState } from '../../../lib/address-state';
import { paths } from '../../../lib/paths';
import { Button, ButtonLink } from '../../../ui/Button';
import { DialogHost } from '../../../ui/DialogHost';
import { EmptyState } from '../../../ui/EmptyState';
import { HeartIcon, PlusIcon } from '../../../ui/icons';
import { LoadFailed } from '../../../ui/LoadFailed';
import { PageHeader } from '../../../ui/PageHeader';
import { SkeletonCard } from '../../../ui/Skeleton';
import { SkeletonGroup } from '../../../ui/SkeletonGroup';
import { TabSet } from '../../../ui/TabSet';
import { useLoadMore } from '../../../ui/useLoadMore';
import { ListHead } from './ListHead';
import { ListNameDialog } from './ListNameDialog';
import { savedHallsText } from './saved-halls.text';
import { savedListsText } from './saved-lists.text';

/** A saved hall as a card. */
export type SavedHall = SavedHallsQuery['viewerSavedHalls']['nodes'][number];

const SKELETONS = 3;
const PAGE = 24;
const ADDRESS = defineAddress<{ list: number | null }>({ list: positive('list', null) });
const ALL = 'all';

interface SavedHallsScreenProps {
  /** Draws the cards; the lists of halls know how. */
  grid: (halls: readonly SavedHall[]) => ReactNode;
}

/** `/saved-halls`: what the customer keeps in mind, all of it or a list (docs/coverage.md: customer §2 Saved halls). */
export function SavedHallsScreen({ grid }: SavedHallsScreenProps) {
  const words = useText(savedHallsText);
  const listWords = useText(savedListsText);
  const { state, change } = useAddressState(ADDRESS);
  const [isNaming, setNaming] = useState(false);
  const { data } = useSavedListsQuery();
  const lists = data?.viewerSavedLists ?? [];
  const shown = lists.find(({ id }) => id === state.list);
  const show = (list: number | null) => change({ list });
  const add = (
    <Button look="secondary" icon={<PlusIcon size={18} />} onClick={() => setNaming(true)}>
      {listWords.create}
    </Button>
  );
  return (
    <DialogHost>
      <PageHeader title={words.title} text={words.text} actions={add} />
      {lists.length === 0 ? (
        <SavedHalls grid={grid} />
      ) : (
        <ListTabs lists={lists} shown={shown} onShow={show}>
          {shown && <ListHead list={shown} onDeleted={() => show(null)} />}
          <SavedHalls key={shown?.id} grid={grid} list={shown} onShowAll={() => show(null)} />
        </ListTabs>
      )}
      {isNaming && <ListNameDialog list={null} onDone={({ id }) => show(id)} onClose={() => setNaming(false)} />}
    </DialogHost>
  );
}

interface ListTabsProps {
  lists: readonly SavedListFieldsFragment[];
  shown: SavedListFieldsFragment | undefined;
  onShow: (list: number | null) => void;
  children: ReactNode;
}

/** All saved halls, and each list with the number of its halls. */
function ListTabs({ lists, shown, onShow, children }: ListTabsProps) {
  const words = useText(savedListsText);
  const { number } = useFormat();
  const tabs = lists.map(({ id, name, hallCount }) => ({ key: String(id), label: words.tab(name, number(hallCount)) }));
  return (
    <TabSet
      label={words.label}
      narrow={PHONE}
      tabs={[{ key: ALL, label: words.all }, ...tabs]}
      shown={shown ? String(shown.id) : ALL}
      onShow={(key) => onShow(key === ALL ? null : Number(key))}
    >
      {children}
    </TabSet>
  );
}

interface SavedHallsProps extends SavedHallsScreenProps {
  /** Only those of this list. */
  list?: SavedListFieldsFragment | undefined;
  onShowAll?: () => void;
}

function SavedHalls({ grid, list, onShowAll }: SavedHallsProps) {
  const words = useText(savedHallsText);
  const listWords = useText(savedListsText);
  const { linkTo } = useEventCriteria();
  const listId = list?.id ?? null;
  const { data, error, refetch, fetchMore } = useSavedHallsQuery({ variables: { listId, paging: { limit: PAGE } } });
  const pageInfo = data?.viewerSavedHalls.pageInfo;
  const { pending, loadMore } = useLoadMore(() =>
    fetchMore({
      variables: { paging: { limit: PAGE, after: pageInfo?.endCursor } },
      updateQuery: ({ viewerSavedHalls: before }, { fetchMoreResult: { viewerSavedHalls: more } }) => ({
        viewerSavedHalls: { ...more, nodes: [...before.nodes, ...more.nodes] },
      }),
    }),
  );
  // A hall whose heart is off leaves the list at once; the server is asked again behind it.
  const halls = data?.viewerSavedHalls.nodes.filter(({ viewerHasSaved }) => viewerHasSaved);
  if (halls && halls.length > 0) {
    return (
      <>
        <h2 className="visually-hidden">{list?.name ?? words.list}</h2>
        {grid(halls)}
        {pageInfo?.hasNextPage && (
          <Flex justify="center" className="above-24">
            <Button look="secondary" pending={pending} onClick={() => void loadMore()}>
              {words.more}
            </Button>
          </Flex>
        )}
      </>
    );
  }
  if (halls && list) {
    const action = (
      <Button look="secondary" onClick={onShowAll}>
        {listWords.showAll}
      </Button>
    );
    return (
      <EmptyState title={listWords.empty} text={listWords.emptyHint} icon={<HeartIcon size={28} />} action={action} />
    );
  }
  if (halls) {
    const action = <ButtonLink to={linkTo(paths.home)}>{words.browse}</ButtonLink>;
    return <EmptyState title={words.empty} text={words.emptyHint} icon={<HeartIcon size={28} />} action={action} />;
  }
  if (!error) return <SkeletonGroup count={SKELETONS} of={SkeletonCard} className="stack tiles-320 gap-24" />;
  return <LoadFailed title={words.loadFailed} onRetry={refetch} />;
}
