import { Flex } from 'antd';
import { UploadKind } from '@mehfil/api/domain/media/uploads';
import { usePictureField } from '../../../graphql/usePictureField';
import { useText } from '../../../i18n/text';
import { showToast } from '../../../lib/toast';
import { Button } from '../../../ui/Button';
import { FileChooser } from '../../../ui/FileChooser';
import { Picture } from '../../../ui/Picture';
import { Progress } from '../../../ui/Progress';
import styles from './Blog.module.css';
import { postFormText } from './post-form.text';
import { usePictureWords } from './usePictureWords';

/** The post's picture for lists and its head. */
export function FeaturedImageField({ onBusy }: { onBusy: (busy: boolean) => void }) {
  const words = useText(postFormText);
  const { url, error, sending, busy, replace, remove } = usePictureField('featuredImage', usePictureWords(), onBusy);
  const choose = async (files: readonly File[]) => {
    if (await replace(files)) showToast({ tone: 'success', title: words.uploaded(1) });
  };
  return (
    <fieldset className="stack gap-10">
      <legend className="below-6 medium strong">{words.featuredImage}</legend>
      {url && (
        <Picture
          src={url}
          alt={words.featuredImage}
          width={16}
          height={9}
          sizes="320px"
          className={`rounded ${styles.featuredImage}`}
        />
      )}
      {sending.map(({ key, name, share }) => (
        <Progress key={key} name={name} share={share} />
      ))}
      <Flex wrap gap={10}>
        <FileChooser
          kind={UploadKind.IMAGE}
          label={url ? words.replace : words.choose}
          inputLabel={words.featuredImage}
          pending={busy}
          onChoose={(files) => void choose(files)}
        />
        {url && (
          <Button look="quiet" onClick={remove}>
            {words.remove}
          </Button>
        )}
      </Flex>
      {error && <p className="danger">{error}</p>}
    </fieldset>
  );
}
