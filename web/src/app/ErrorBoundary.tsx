import { Component, useState, type ReactNode } from 'react';
import { useText } from '../i18n/text';
import { isUnloadedCode } from '../lib/unloaded-code';
import { useOnline } from '../lib/useOnline';
import { PlainButton } from '../ui/PlainButton';
import { PlainEmptyState } from '../ui/PlainEmptyState';
import { appText } from './app.text';
import styles from './Screens.module.css';

interface ErrorBoundaryProps {
  /** Another value means another screen, which gets its own chance. */
  resetKey: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  error: unknown;
  failedAt: string | null;
}

const reload = () => window.location.reload();

function Problem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const words = useText(appText).error;
  if (isUnloadedCode(error)) return <Unloaded />;
  return (
    <div className={styles.screen} role="alert">
      <PlainEmptyState
        level={1}
        title={words.title}
        text={words.text}
        action={<PlainButton onClick={onRetry}>{words.retry}</PlainButton>}
      />
    </div>
  );
}

/** A newer version comes with the page as a whole only; what has no connection follows once there is one. */
function Unloaded() {
  const words = useText(appText).error;
  const [offline] = useState(() => !navigator.onLine);
  useOnline(() => {
    if (offline) reload();
  });
  return (
    <div className={styles.screen} role="alert">
      {offline ? (
        <PlainEmptyState level={1} title={words.offline} text={words.offlineText} />
      ) : (
        <PlainEmptyState
          level={1}
          title={words.outdated}
          text={words.outdatedText}
          action={<PlainButton onClick={reload}>{words.reload}</PlainButton>}
        />
      )}
    </div>
  );
}

/** Catches what a screen throws and says so inside the layout, so that header and navigation stay usable. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, failedAt: null };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error: error ?? new Error('A screen threw nothing') };
  }

  override componentDidCatch(): void {
    this.setState({ failedAt: this.props.resetKey });
  }

  override componentDidUpdate(): void {
    const { error, failedAt } = this.state;
    if (error !== null && failedAt !== null && failedAt !== this.props.resetKey) this.reset();
  }

  private readonly reset = (): void => this.setState({ error: null, failedAt: null });

  override render(): ReactNode {
    const { error } = this.state;
    return error === null ? this.props.children : <Problem error={error} onRetry={this.reset} />;
  }
}
