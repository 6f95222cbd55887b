import { useText } from '../../../i18n/text';
import { useShowDialog } from '../../../ui/DialogHost';
import { LayersIcon } from '../../../ui/icons';
import { lazyPart } from '../../../ui/lazy-part';
import { SaveHeart } from './SaveToggle';
import styles from './SortedHeart.module.css';
import { savedListsText } from './saved-lists.text';
import type { SavableHall } from './useSavedHall';

const HallListsDialog = lazyPart(() => import('./HallListsDialog').then((module) => module.HallListsDialog));

/** What stands over the picture of a saved hall: the way into lists, and the heart. */
export function SortedHeart({ hall }: { hall: SavableHall & { title: string } }) {
  const words = useText(savedListsText);
  const showDialog = useShowDialog();
  const ask = () =>
    showDialog((close) => <HallListsDialog hallId={hall.id} title={words.sortTitle(hall.title)} onClose={close} />);
  return (
    <div className="beside gap-8">
      <button
        type="button"
        className={styles.sort}
        aria-label={words.sortHall(hall.title)}
        aria-haspopup="dialog"
        onClick={ask}
      >
        <LayersIcon size={18} />
        {words.sort}
      </button>
      <SaveHeart hall={hall} />
    </div>
  );
}
