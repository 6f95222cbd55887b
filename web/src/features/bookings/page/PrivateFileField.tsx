import { uploadProblem, UploadKind } from '@mehfil/api/domain/media/uploads';
import { Flex } from 'antd';
import { useField } from 'formik';
import { useId, useState } from 'react';
import { useSending } from '../../../graphql/useSending';
import { useSay } from '../../../i18n/say';
import { FileChooser } from '../../../ui/FileChooser';
import { CheckIcon } from '../../../ui/icons';
import { Progress } from '../../../ui/Progress';

interface PrivateFileFieldProps {
  words: { file: string; fileHint: string; choose: string; chooseOther: string };
  /** Sends the file; answers the server's name of it, or what is wrong with it. */
  upload: (
    file: File,
    onProgress: (share: number) => void,
  ) => Promise<{ filename: string } | { filename?: never; problem: string }>;
  onBusy: (isBusy: boolean) => void;
}

/** The picture or PDF that shows a payment or an expense: uploaded when it is chosen; the form keeps the server's name of it. */
export function PrivateFileField({ words, upload, onBusy }: PrivateFileFieldProps) {
  const say = useSay();
  const id = useId();
  const [field, meta, helpers] = useField<string>('filename');
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { sending, follow } = useSending();
  const submit = async (file: File): Promise<string | null> => {
    const wrong = uploadProblem(UploadKind.PROOF, file);
    if (wrong !== null) return wrong;
    const outcome = await follow(file.name, (onProgress) => upload(file, onProgress));
    if (outcome.filename === undefined) return outcome.problem;
    setName(file.name);
    await helpers.setValue(outcome.filename);
    return null;
  };
  const choose = async ([file]: readonly File[]) => {
    if (!file) return;
    onBusy(true);
    setProblem(null);
    setProblem(await submit(file));
    onBusy(false);
  };
  const isChosen = field.value !== '';
  const error = problem ?? (meta.touched ? meta.error : undefined);
  return (
    <Flex
      vertical
      gap={8}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
    >
      <span id={`${id}-label`} className="medium strong">
        {words.file}
      </span>
      {isChosen && (
        <Flex align="center" gap={8}>
          <CheckIcon className="success rigid" />
          <bdi className="one-line">{name}</bdi>
        </Flex>
      )}
      {sending.map((file) => (
        <Progress key={file.key} name={file.name} share={file.share} />
      ))}
      <div>
        <FileChooser
          kind={UploadKind.PROOF}
          label={isChosen ? words.chooseOther : words.choose}
          inputLabel={words.file}
          pending={sending.length > 0}
          onChoose={(files) => void choose(files)}
        />
      </div>
      <p id={`${id}-hint`} className="muted small">
        {words.fileHint}
      </p>
      <div aria-live="polite">
        {error && (
          <p id={`${id}-error`} className="error">
            {say(error)}
          </p>
        )}
      </div>
    </Flex>
  );
}
