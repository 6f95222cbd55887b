import { useText } from '../i18n/text';
import { PlainLoadFailed } from '../ui/PlainLoadFailed';
import { screensText } from './screens.text';
import styles from './Screens.module.css';

/** Instead of a screen that needs to know who is there, while the server can't be asked. Nobody is signed out for that. */
export function SessionProblem({ onRetry }: { onRetry: () => void }) {
  const words = useText(screensText).session;
  return (
    <main className={styles.screen}>
      <PlainLoadFailed title={words.title} text={words.text} retry={words.retry} onRetry={onRetry} />
    </main>
  );
}
