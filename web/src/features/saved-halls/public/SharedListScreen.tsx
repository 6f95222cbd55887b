import { useEffect, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { readError } from '../../../graphql/errors';
import { useSharedListQuery, type SharedListQuery } from '../../../graphql/generated/shared-list';
import { useSession } from '../../../graphql/session';
import { useText } from '../../../i18n/text';
import { useEventCriteria } from '../../../lib/event-criteria';
import { usePageTitle } from '../../../lib/page-title';
import { paths } from '../../../lib/paths';
import { HeartIcon } from '../../../ui/icons';
import { PlainButton, PlainButtonLink } from '../../../ui/PlainButton';
import { PlainEmptyState } from '../../../ui/PlainEmptyState';
import { PlainLoadFailed } from '../../../ui/PlainLoadFailed';
import { PlainSkeletonCard } from '../../../ui/PlainSkeleton';
import { SkeletonGroup } from '../../../ui/SkeletonGroup';
import { useLoadMore } from '../../../ui/useLoadMore';
import { savedListsText } from './saved-lists.text';
import styles from './SharedListScreen.module.css';
import { joinClasses } from '../../../lib/classes';

type SharedList = SharedListQuery['sharedSavedList'];

interface SharedListScreenProps {
  /** Draws the cards; the lists of halls know how. */
  grid: (halls: SharedList['nodes']) => ReactNode;
}

const PAGE = 24;
const SKELETONS = 3;

/** `/lists/{token}`: what somebody's list shows to whoever has its link (docs/decisions/0039-saved-lists.md). */
export function SharedListScreen({ grid }: SharedListScreenProps) {
  const words = useText(savedListsText);
  const { token = '' } = useParams();
  const { data, error, refetch, fetchMore } = useSharedListQuery({ variables: { token, paging: { limit: PAGE } } });
  const list = data?.sharedSavedList;
  const isMissing = error !== undefined && readError(error).code === 'NOT_FOUND';
  usePageTitle(list?.name ?? (isMissing ? words.notShared : undefined));
  const { pending, loadMore } = useLoadMore(() =>
    fetchMore({
      variables: { paging: { limit: PAGE, after: list?.pageInfo.endCursor } },
      updateQuery: ({ sharedSavedList: before }, { fetchMoreResult: { sharedSavedList: more } }) => ({
        sharedSavedList: { ...more, nodes: [...before.nodes, ...more.nodes] },
      }),
    }),
  );
  return (
    <div className={joinClasses('stack page-width in-middle', styles.page)}>
      {list && (
        <>
          <Head list={list} />
          {list.nodes.length > 0 && <h2 className="visually-hidden">{words.sharedHalls}</h2>}
          {list.nodes.length > 0 ? grid(list.nodes) : <NothingShown />}
          {list.pageInfo.hasNextPage && (
            <PlainButton look="secondary" size="large" pending={pending} onClick={() => void loadMore()}>
              {words.more}
            </PlainButton>
          )}
          <OwnList />
        </>
      )}
      {!list && isMissing && <NotShared />}
      {!list && error && !isMissing && (
        <PlainLoadFailed level={1} title={words.sharedFailed} retry={words.retry} onRetry={() => void refetch()} />
      )}
      {!list && !error && (
        <SkeletonGroup
          count={SKELETONS}
          of={PlainSkeletonCard}
          className={joinClasses('stack tiles-300 gap-24', styles.skeletons)}
        />
      )}
    </div>
  );
}

function Head({ list: { name, ownerName, totalCount } }: { list: SharedList }) {
  const words = useText(savedListsText);
  return (
    <header className="stack in-middle centered">
      <span className={joinClasses('stack centered-items below-20 accent', styles.mark)}>
        <HeartIcon size={28} />
      </span>
      <p className="accent-text medium strong">
        {words.of(ownerName)} · {words.halls(totalCount)}
      </p>
      <h1 className={styles.title} dir="auto">
        {name}
      </h1>
      <p className={joinClasses('above muted', styles.text)}>{words.sharedText}</p>
    </header>
  );
}

function Browse() {
  const words = useText(savedListsText);
  const { linkTo } = useEventCriteria();
  return <PlainButtonLink to={linkTo(paths.allVenues)}>{words.browse}</PlainButtonLink>;
}

function NothingShown() {
  const words = useText(savedListsText);
  return <PlainEmptyState title={words.sharedEmpty} text={words.sharedEmptyHint} action={<Browse />} />;
}

/** For a link that never was and one that has ended. */
function NotShared() {
  const words = useText(savedListsText);
  useEffect(() => {
    const tag = Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' });
    document.head.append(tag);
    return () => tag.remove();
  }, []);
  return (
    <PlainEmptyState
      level={1}
      title={words.notShared}
      text={words.notSharedText}
      icon={<HeartIcon size={28} />}
      action={<Browse />}
    />
  );
}

/** The way to lists of one's own, for whoever has none. */
function OwnList() {
  const words = useText(savedListsText);
  const { status, viewer } = useSession();
  if (status === 'loading' || viewer) return null;
  return (
    <aside className={joinClasses('row middle apart rounded-card above-24 full-width', styles.own)}>
      <div>
        <h2 className={styles.ownTitle}>{words.ownTitle}</h2>
        <p className={joinClasses('above muted', styles.text)}>{words.ownText}</p>
      </div>
      <PlainButtonLink to={paths.register} size="large">
        {words.ownAction}
      </PlainButtonLink>
    </aside>
  );
}
