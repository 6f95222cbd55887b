import { useText } from '../../../../i18n/text';
import { PictureIcon } from '../../../../ui/icons/marks';
import { PlainButton } from '../../../../ui/PlainButton';
import { PlainLoadFailed } from '../../../../ui/PlainLoadFailed';
import { usePageTitle } from '../../../../lib/page-title';
import { hallPageText } from './hall-page.text';
import { useGoBack } from './HallTopBar';
import styles from './HallProblem.module.css';

/** There is no such hall, or it isn't public. */
export function HallNotFound() {
  const words = useText(hallPageText).notFound;
  const goBack = useGoBack();
  usePageTitle(words.title);
  return (
    <div className={`stack in-middle gap-16 centered ${styles.problem}`}>
      <PictureIcon size={72} className="accent" />
      <h1 className={styles.title}>{words.title}</h1>
      <p className="below-8 muted">{words.text}</p>
      <PlainButton onClick={goBack}>{words.action}</PlainButton>
    </div>
  );
}

/** The server could not be asked. */
export function HallFailed({ onRetry }: { onRetry: () => void }) {
  const words = useText(hallPageText).failed;
  return (
    <div className={`stack in-middle gap-16 centered ${styles.problem}`}>
      <PlainLoadFailed level={1} title={words.title} text={words.text} retry={words.action} onRetry={onRetry} />
    </div>
  );
}
