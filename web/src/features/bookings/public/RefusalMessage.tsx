import { useSay } from '../../../i18n/say';

/** What the server said against a field; the control names it by `id` in its `aria-describedby`. */
export function RefusalMessage({ id, message }: { id: string; message: string | undefined }) {
  const say = useSay();
  if (message === undefined) return null;
  return (
    <p id={id} className="error">
      {say(message)}
    </p>
  );
}
