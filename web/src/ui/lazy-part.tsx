import { Component, createRef, lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { useText } from '../i18n/text';
import { isUnloadedCode, loadStylesAgain } from '../lib/unloaded-code';
import { useOnline } from '../lib/useOnline';
import { PlainLoadFailed } from './PlainLoadFailed';
import { Spinner } from './Spinner';
import { uiText } from './ui.text';

interface PartState<Props> {
  Part: ComponentType<Props>;
  error?: Error | undefined;
  hasFailed?: boolean;
}

interface Loading {
  /** Called where its code can't be loaded, in place of saying so: somebody waits for what the part would tell. */
  onUnloaded?: () => void;
}

/**
 * A part of a screen that isn't in its first view, mostly what a press opens (a dialog, a drawer, a form): its code loads when it is
 * first rendered. Where that fails, the part alone says so, so that what was typed around it stays; it loads again when asked to, and
 * by itself once there is a connection. Who waits for it is told instead (`onUnloaded`).
 *
 * @param load resolves to the component
 * @param fallback stands in its place meanwhile; defaults to a spinner above the page
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = <Spinner above />,
): ComponentType<Props & Loading> {
  const begin = (prepare?: () => Promise<void>) =>
    lazy(async () => {
      await prepare?.();
      return { default: await load() };
    }) as ComponentType<Props>;
  let shared = begin();
  return class LazyPart extends Component<Props & Loading, PartState<Props>> {
    override state: PartState<Props> = { Part: shared };
    private readonly place = createRef<HTMLDivElement>();
    private isReaderHere = false;

    static getDerivedStateFromError(error: unknown): Partial<PartState<Props>> {
      return {
        error: error instanceof Error ? error : new Error('A part threw no error', { cause: error }),
        hasFailed: true,
      };
    }

    override componentDidCatch(error: unknown): void {
      // What failed to load is remembered as failed: the next attempt, here or elsewhere, takes another.
      if (shared === this.state.Part) shared = begin(loadStylesAgain);
      if (isUnloadedCode(error)) this.props.onUnloaded?.();
      // React has replaced the place, which had the focus.
      if (this.isReaderHere && document.activeElement === document.body) this.place.current?.focus();
    }

    private readonly retry = () => {
      // The button goes; whoever pressed it stays here.
      this.isReaderHere = this.place.current?.contains(document.activeElement) ?? false;
      if (this.isReaderHere) this.place.current?.focus();
      this.setState({ Part: shared, error: undefined });
    };

    private renderPart(): ReactNode {
      const { Part, error } = this.state;
      if (error === undefined)
        return (
          <Suspense fallback={fallback}>
            <Part {...this.props} />
          </Suspense>
        );
      if (!isUnloadedCode(error)) throw error;
      return this.props.onUnloaded ? null : <UnloadedPart onRetry={this.retry} />;
    }

    override render(): ReactNode {
      if (!this.state.hasFailed) return this.renderPart();
      return (
        <div ref={this.place} tabIndex={-1}>
          {this.renderPart()}
        </div>
      );
    }
  };
}

function UnloadedPart({ onRetry }: { onRetry: () => void }) {
  const { title } = useText(uiText).loadFailed;
  const { text } = useText(uiText).partFailed;
  useOnline(onRetry);
  return <PlainLoadFailed {...{ title, text, onRetry }} level={3} />;
}
