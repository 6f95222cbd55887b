import type { ReactNode } from 'react';
import { PlainButton } from './PlainButton';
import { PlainEmptyState } from './PlainEmptyState';
import { useLoadFailedWords, type LoadFailedProps } from './load-failed';

/** Stands where data could not be loaded, with a way to try again, in plain markup. */
export function PlainLoadFailed(props: LoadFailedProps & { /** Other ways on. */ others?: ReactNode }) {
  const { title, text, retry } = useLoadFailedWords(props);
  return (
    <div role="alert">
      <PlainEmptyState
        title={title}
        text={text}
        level={props.level ?? 2}
        action={
          <>
            <PlainButton look={props.level === 1 ? 'primary' : 'secondary'} onClick={() => void props.onRetry()}>
              {retry}
            </PlainButton>
            {props.others}
          </>
        }
      />
    </div>
  );
}
