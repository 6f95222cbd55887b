import { UploadKind } from '@mehfil/api/domain/media/uploads';
import { useId, type ReactNode } from 'react';
import { Button } from '../ui/Button';
import { FileChooser } from '../ui/FileChooser';
import { Progress } from '../ui/Progress';
import type { UploadWords } from './useImageUploads';
import { usePictureField } from './usePictureField';

interface PictureFieldProps {
  name: string;
  words: { label: string; choose: string; replace: string; remove: string; upload: UploadWords };
  /** Draws the chosen picture. */
  children: (url: string) => ReactNode;
  /** Told whether a picture is on its way: the form waits for it. */
  onBusy: (busy: boolean) => void;
}

/** A form's field for one picture that may be missing: chosen, replaced and removed, sent as it is chosen. */
export function PictureField({ name, words, children, onBusy }: PictureFieldProps) {
  const { url, error, sending, busy, replace, remove } = usePictureField(name, words.upload, onBusy);
  const id = useId();
  return (
    <div className="stack starting gap-8" role="group" aria-labelledby={id}>
      <p id={id} className="medium strong">
        {words.label}
      </p>
      {url && children(url)}
      <div className="row gap-8">
        <FileChooser
          kind={UploadKind.IMAGE}
          label={url ? words.replace : words.choose}
          inputLabel={words.choose}
          pending={busy}
          onChoose={(files) => void replace(files)}
        />
        {url && (
          <Button look="quiet" onClick={remove}>
            {words.remove}
          </Button>
        )}
      </div>
      {sending.map(({ key, name: file, share }) => (
        <Progress key={key} name={file} share={share} />
      ))}
      {error && (
        <p role="alert" className="error">
          {error}
        </p>
      )}
    </div>
  );
}
