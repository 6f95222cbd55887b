import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLocale } from '../../../../i18n/locale';
import { useText } from '../../../../i18n/text';
import { useEventCriteria } from '../../../../lib/event-criteria';
import { paths } from '../../../../lib/paths';
import { ChevronLeftIcon } from '../../../../ui/icons';
import { toHallInLocale } from '../hall-in-locale';
import { hallPageText } from './hall-page.text';
import styles from './HallTopBar.module.css';
import { ShareIcon } from './icons';
import { useShare } from './useShare';
import { joinClasses } from '../../../../lib/classes';

/** Leads back where people came from, or to all venues for those who came by a link. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const { linkTo } = useEventCriteria();
  return () => {
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
    if (idx > 0) void navigate(-1);
    else void navigate(linkTo(paths.allVenues));
  };
}

interface HallTopBarProps {
  hall?: { id: number; title: string; hallNameUrdu: string | null };
  save?: ReactNode;
}

/** Back, Hall Details, Share and Save. Stands from the first moment; the buttons of a hall come with it. */
export function HallTopBar({ hall, save }: HallTopBarProps) {
  const words = useText(hallPageText).topBar;
  const goBack = useGoBack();
  const share = useShare();
  const { linkTo } = useEventCriteria();
  const locale = useLocale();
  return (
    <div className={joinClasses('stack middle gap-8', styles.bar)}>
      <button type="button" className={styles.button} onClick={goBack}>
        <ChevronLeftIcon />
        {words.back}
      </button>
      <p className="muted medium strong">{words.label}</p>
      <div className={joinClasses('beside middle gap-4', styles.actions)}>
        {hall && (
          <button
            type="button"
            className={styles.button}
            onClick={() =>
              void share({
                title: toHallInLocale(hall, locale).title,
                url: new URL(linkTo(paths.hall(hall.id, hall.title)), window.location.origin).href,
              })
            }
          >
            <ShareIcon />
            <span className={styles.words}>{words.share}</span>
          </button>
        )}
        {save}
      </div>
    </div>
  );
}
