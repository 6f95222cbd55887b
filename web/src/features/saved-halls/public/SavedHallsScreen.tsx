import type { ReactNode } from 'react';
import { useSavedHallsQuery, type SavedHallsQuery } from '../../../graphql/generated/saved-list';
import { useText } from '../../../i18n/text';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { HeartIcon } from '../../../ui/icons';
import { LoadFailed } from '../../../ui/LoadFailed';
import { PageHeader } from '../../../ui/PageHeader';
import { SkeletonCard } from '../../../ui/Skeleton';
import { SkeletonGroup } from '../../../ui/SkeletonGroup';
import { savedHallsText } from './saved-halls.text';
import styles from './SavedHallsScreen.module.css';

/** A saved hall as a card. */
export type SavedHall = SavedHallsQuery['viewerSavedHalls']['nodes'][number];

const SKELETONS = 3;

interface SavedHallsScreenProps {
  /** Draws the cards; the lists of halls know how. */
  grid: (halls: readonly SavedHall[]) => ReactNode;
}

/** `/saved-halls`: what the customer keeps in mind (docs/coverage.md: customer §2 Saved halls). */
export function SavedHallsScreen({ grid }: SavedHallsScreenProps) {
  const words = useText(savedHallsText);
  return (
    <>
      <PageHeader title={words.title} text={words.text} />
      <SavedHalls grid={grid} />
    </>
  );
}

function SavedHalls({ grid }: SavedHallsScreenProps) {
  const words = useText(savedHallsText);
  const { data, error, refetch } = useSavedHallsQuery();
  // A hall whose heart is off leaves the list at once; the server is asked again behind it.
  const halls = data?.viewerSavedHalls.nodes.filter(({ viewerHasSaved }) => viewerHasSaved);
  if (halls && halls.length > 0) {
    return (
      <>
        <h2 className="visually-hidden">{words.list}</h2>
        {grid(halls)}
      </>
    );
  }
  if (halls) {
    const action = <ButtonLink to={paths.home}>{words.browse}</ButtonLink>;
    return <EmptyState title={words.empty} text={words.emptyHint} icon={<HeartIcon size={28} />} action={action} />;
  }
  if (!error) return <SkeletonGroup count={SKELETONS} of={SkeletonCard} className={styles.skeletons} />;
  return <LoadFailed title={words.loadFailed} onRetry={refetch} />;
}
