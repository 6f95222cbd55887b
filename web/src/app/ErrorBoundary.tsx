import { Component, type ReactNode } from 'react';
import { useText } from '../i18n/text';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
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

/** Code of a screen that can't be loaded any more, because a newer version took its place. */
function isOutdated(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);
}

function Problem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const words = useText(appText).error;
  const outdated = isOutdated(error);
  return (
    <div className={styles.screen} role="alert">
      <EmptyState
        title={outdated ? words.outdated : words.title}
        text={outdated ? words.outdatedText : words.text}
        action={
          <Button onClick={outdated ? () => window.location.reload() : onRetry}>
            {outdated ? words.reload : words.retry}
          </Button>
        }
      />
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
