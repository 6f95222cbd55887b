/** A signal that aborts after so many actions. */
export function abortAfter(actions: number): AbortSignal {
  let left = actions;
  return Object.assign(new AbortController().signal, {
    throwIfAborted: () => {
      left -= 1;
      if (left < 0) throw new Error('interrupted');
    },
  });
}
