import { Flex } from 'antd';
import { UploadKind } from '@mehfil/api/domain/media/uploads';
import { useId } from 'react';
import { joinClasses } from '../../../../lib/classes';
import { useText } from '../../../../i18n/text';
import { IconButton } from '../../../../ui/IconButton';
import { CheckIcon, CloseIcon } from '../../../../ui/icons';
import { FileChooser } from '../../../../ui/FileChooser';
import { Progress } from '../../../../ui/Progress';
import styles from './Apply.module.css';
import { applyText } from './apply.text';
import type { useDocuments } from './useDocuments';

/** Chooses supporting documents, and shows which have arrived and which are on their way. */
export function DocumentsField({ documents, sending, add, remove }: ReturnType<typeof useDocuments>) {
  const words = useText(applyText);
  const id = useId();
  return (
    <Flex vertical gap={10} role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`}>
      <p id={`${id}-label`} className="medium strong">
        {words.documents}
      </p>
      <p id={`${id}-hint`} className="muted medium">
        {words.documentsHint}
      </p>
      <div>
        <FileChooser
          kind={UploadKind.DOCUMENT}
          label={words.chooseDocuments}
          multiple
          onChoose={(files) => void add(files)}
        />
      </div>
      {(documents.length > 0 || sending.length > 0) && (
        <Flex component="ul" vertical gap={8} className="reading">
          {documents.map((document) => (
            <Flex
              key={document.filename}
              component="li"
              align="center"
              gap={12}
              className={joinClasses(styles.file, 'well bordered')}
            >
              <CheckIcon className="success rigid" />
              <span className="one-line grow">{document.name}</span>
              <IconButton
                label={words.removeDocument(document.name)}
                icon={<CloseIcon />}
                onClick={() => remove(document)}
              />
            </Flex>
          ))}
          {sending.map(({ key, name, share }) => (
            <li key={key}>
              <Progress name={name} share={share} />
            </li>
          ))}
        </Flex>
      )}
    </Flex>
  );
}
