import { useText } from '../i18n/text';
import { PlainButton } from '../ui/PlainButton';
import { PlainEmptyState } from '../ui/PlainEmptyState';
import { appText } from './app.text';
import styles from './Screens.module.css';

/** Instead of a screen that needs to know who is there, while the server can't be asked. Nobody is signed out for that. */
export function SessionProblem({ onRetry }: { onRetry: () => void }) {
  const words = useText(appText).session;
  return (
    <main className={styles.screen}>
      <PlainEmptyState
        title={words.title}
        text={words.text}
        action={<PlainButton onClick={onRetry}>{words.retry}</PlainButton>}
      />
    </main>
  );
}
