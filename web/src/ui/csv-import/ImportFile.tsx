import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text';
import { saveText } from '../../lib/save-file';
import { Button } from '../Button';
import { FileChooser } from '../FileChooser';
import { DownloadIcon } from '../icons';
import { csvImportText } from './csv-import.text';

interface ImportFileProps {
  columns: readonly string[];
  sample: { content: string; name: string };
  /** What else is to be known of the columns. */
  children?: ReactNode;
  isRead: boolean;
  pending: boolean;
  problem: string;
  onChoose: (file: File | undefined) => void;
}

/** Which columns a file has, a sample of one, and the choice of one. */
export function ImportFile({ columns, sample, children, isRead, pending, problem, onChoose }: ImportFileProps) {
  const words = useText(csvImportText);
  return (
    <>
      <p>{words.columns(columns.join(', '))}</p>
      {children}
      <p className="muted">{words.limits}</p>
      <Flex wrap gap={12}>
        <Button look="quiet" icon={<DownloadIcon />} onClick={() => saveText(sample.content, sample.name, 'text/csv')}>
          {words.sample}
        </Button>
        <FileChooser
          accept=".csv,.txt,text/csv,text/plain"
          label={pending && !isRead ? words.reading : isRead ? words.chooseOther : words.choose}
          inputLabel={words.choose}
          pending={pending}
          onChoose={([file]) => onChoose(file)}
        />
      </Flex>
      {problem && (
        <p role="alert" className="danger firm">
          {problem}
        </p>
      )}
    </>
  );
}
