import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The value of the latest render, for answers that come late; null once the component is gone. */
export function useLatest<Value>(value: Value): RefObject<Value | null> {
  const latest = useRef<Value | null>(null);
  useLayoutEffect(() => {
    latest.current = value;
    return () => {
      latest.current = null;
    };
  });
  return latest;
}
