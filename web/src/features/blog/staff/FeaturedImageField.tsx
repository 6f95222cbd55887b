import { UploadKind } from '@mehfil/api/domain/media/uploads';
import { useField } from 'formik';
import { useEffect } from 'react';
import { useText } from '../../../i18n/text';
import { showToast } from '../../../lib/toast';
import { Button } from '../../../ui/Button';
import { FileChooser } from '../../../ui/FileChooser';
import { Picture } from '../../../ui/Picture';
import { Progress } from '../../../ui/Progress';
import styles from './Blog.module.css';
import { postFormText } from './post-form.text';
import { useArticlePictures } from './useArticlePictures';

/** The post's picture for lists and its head. */
export function FeaturedImageField({ onBusy }: { onBusy: (busy: boolean) => void }) {
  const words = useText(postFormText);
  const [field, meta, helpers] = useField<string | null>('featuredImage');
  const { sending, sendAll, drop } = useArticlePictures();
  const busy = sending.length > 0;
  useEffect(() => onBusy(busy), [busy, onBusy]);
  const put = (url: string | null) => {
    if (field.value) drop(field.value);
    void helpers.setValue(url);
  };
  return (
    <fieldset className={styles.group}>
      <legend>{words.featuredImage}</legend>
      {field.value && (
        <Picture
          src={field.value}
          alt={words.featuredImage}
          width={16}
          height={9}
          sizes="320px"
          className={styles.featuredImage}
        />
      )}
      {sending.map(({ key, name, share }) => (
        <Progress key={key} name={name} share={share} />
      ))}
      <div className={styles.buttons}>
        <FileChooser
          kind={UploadKind.IMAGE}
          label={field.value ? words.replace : words.choose}
          inputLabel={words.featuredImage}
          pending={busy}
          onChoose={(files) =>
            void sendAll(files.slice(0, 1)).then(([url]) => {
              if (url === undefined) return;
              put(url);
              showToast({ tone: 'success', title: words.uploaded(1) });
            })
          }
        />
        {field.value && (
          <Button look="quiet" onClick={() => put(null)}>
            {words.remove}
          </Button>
        )}
      </div>
      {meta.error && <p className={styles.problem}>{meta.error}</p>}
    </fieldset>
  );
}
