import { Component, lazy, Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import { useText } from '../i18n/text';
import { isUnloadedCode } from '../lib/unloaded-code';
import { PlainLoadFailed } from './PlainLoadFailed';
import { Spinner } from './Spinner';
import { uiText } from './ui.text';

interface PartState<Props> {
  Part: ComponentType<Props>;
  error?: Error | undefined;
}

/**
 * A part of a screen that isn't in its first view, mostly what a press opens (a dialog, a drawer, a form): its code loads when it is
 * first rendered. Where that fails, the part alone says so, so that what was typed around it stays; it loads again when asked to, and
 * by itself once there is a connection.
 *
 * @param load resolves to the component
 * @param fallback stands in its place meanwhile; defaults to a spinner above the page
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = <Spinner above />,
): ComponentType<Props> {
  const begin = () => lazy(() => load().then((loaded) => ({ default: loaded }))) as ComponentType<Props>;
  let shared = begin();
  return class LazyPart extends Component<Props, PartState<Props>> {
    override state: PartState<Props> = { Part: shared };

    static getDerivedStateFromError(error: unknown): Partial<PartState<Props>> {
      return { error: error instanceof Error ? error : new Error('A part threw no error', { cause: error }) };
    }

    override componentDidCatch(): void {
      // What failed to load is remembered as failed: the next attempt, here or elsewhere, takes another.
      if (shared === this.state.Part) shared = begin();
    }

    private readonly retry = () => this.setState({ Part: shared, error: undefined });

    override render(): ReactNode {
      const { Part, error } = this.state;
      if (error === undefined)
        return (
          <Suspense fallback={fallback}>
            <Part {...this.props} />
          </Suspense>
        );
      if (!isUnloadedCode(error)) throw error;
      return <UnloadedPart onRetry={this.retry} />;
    }
  };
}

function UnloadedPart({ onRetry }: { onRetry: () => void }) {
  const { title } = useText(uiText).loadFailed;
  const { text } = useText(uiText).partFailed;
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return <PlainLoadFailed {...{ title, text, onRetry }} level={3} />;
}
