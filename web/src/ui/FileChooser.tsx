import { acceptOf, type UploadKind } from '@mehfil/api/domain/media/uploads';
import { useRef } from 'react';
import { Button } from './Button';

interface FileChooserProps {
  /** What is uploaded, which says which files are offered. */
  kind?: UploadKind;
  /** Which files are offered, where they are no upload. */
  accept?: string;
  /** What the button reads. */
  label: string;
  /** Name of the file input, where the button reads differently at times. */
  inputLabel?: string;
  multiple?: boolean;
  pending?: boolean;
  onChoose: (files: File[]) => void;
}

/** A button that lets people choose files. */
export function FileChooser({
  kind,
  accept = kind && acceptOf(kind),
  label,
  inputLabel = label,
  multiple = false,
  pending,
  onChoose,
}: FileChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        multiple={multiple}
        accept={accept}
        aria-label={inputLabel}
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])];
          // The same file may be chosen again.
          event.target.value = '';
          onChoose(chosen);
        }}
      />
      <Button look="secondary" pending={pending} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
