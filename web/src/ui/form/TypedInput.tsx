import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type InputHTMLAttributes,
  type Ref,
} from 'react';

/** What a picker's field does with what is typed into it. */
export interface Typing {
  /** Takes over what is understood; false leaves the text in the field. An empty text is understood as nothing. */
  commit: (text: string) => boolean;
  /** What was typed before the field was there. */
  initial?: string | undefined;
}

const TypingContext = createContext<Typing>({ commit: () => false });

/** Around a picker whose `components` are {@link TYPED}. */
export const TypingProvider = TypingContext.Provider;

interface TypedInputProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
}

/**
 * The field of a picker. What is typed stays as it is until the field is left, or Enter is pressed: the picker itself would take over
 * its beginning while somebody is still typing. What isn't understood stays.
 */
function TypedInput({ value, onBlur, onKeyDown, onChange: _ofPicker, ...props }: TypedInputProps) {
  const { commit, initial } = useContext(TypingContext);
  const [typed, setTyped] = useState<string | null>(initial || null);
  const [shown, setShown] = useState(value);
  // A day that was pressed in the calendar replaces what was typed; what isn't understood stands where no value is.
  if (shown !== value) {
    setShown(value);
    if (value !== '') setTyped(null);
  }
  const take = (): void => {
    if (typed !== null && commit(typed)) setTyped(null);
  };
  // What was typed and left before the field was there is taken over at once.
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    if (initial && document.activeElement?.id !== props.id) queueMicrotask(take);
  });
  return (
    <input
      {...props}
      value={typed ?? value}
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value)}
      onBlur={(event) => {
        take();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        // Enter takes the text over and sends no form; Tab leaves the field, though the picker keeps the focus on its button.
        if (event.key === 'Enter' && typed !== null) {
          event.preventDefault();
          take();
        }
        if (event.key === 'Tab') event.currentTarget.blur();
        onKeyDown?.(event);
      }}
    />
  );
}

/** The `components` of a picker that understands what people type. */
export const TYPED = { input: TypedInput };
