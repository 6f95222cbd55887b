import { getAcceptAttribute, type UploadKind } from '@mehfil/api/domain/media/uploads';
import { Upload } from 'antd';
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

/** A button that lets people choose files. What happens to them is up to the caller: Ant Design neither sends nor lists them. */
export function FileChooser({
  kind,
  accept = kind && getAcceptAttribute(kind),
  label,
  inputLabel = label,
  multiple = false,
  pending,
  onChoose,
}: FileChooserProps) {
  return (
    <Upload
      accept={accept}
      multiple={multiple}
      fileList={[]}
      showUploadList={false}
      openFileDialogOnClick={!pending}
      aria-label={inputLabel}
      beforeUpload={(file, files) => {
        // Called for each file; all of them are handed on with the first.
        if (file === files[0]) onChoose(files);
        return Upload.LIST_IGNORE;
      }}
    >
      <Button look="secondary" pending={pending}>
        {label}
      </Button>
    </Upload>
  );
}
