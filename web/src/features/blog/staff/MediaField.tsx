import { BlogMediaType, isVideoAddress } from '@mehfil/api/domain/blog/inputs';
import { BLOG_LIMITS } from '@mehfil/api/domain/blog/limits';
import { UploadKind } from '@mehfil/api/domain/media/uploads';
import { Input } from 'antd';
import { useField } from 'formik';
import { useEffect, useId, useState } from 'react';
import { useText } from '../../../i18n/text';
import { showToast } from '../../../lib/toast';
import { FileChooser } from '../../../ui/FileChooser';
import { Picture } from '../../../ui/Picture';
import { PictureTools } from '../../../ui/PictureTools';
import { VideoLink } from '../../../ui/VideoLink';
import { Button } from '../../../ui/Button';
import { Progress } from '../../../ui/Progress';
import { moved } from '../../../lib/moved';
import panel from '../../../ui/list/Panel.module.css';
import styles from './Blog.module.css';
import { postFormText } from './post-form.text';
import type { MediaPicture } from './post-values';
import { useImageUploads } from '../../../graphql/useImageUploads';
import { usePictureWords } from './usePictureWords';

const { mediaMax, captionMaxCharacters, imageUrlMaxCharacters } = BLOG_LIMITS;

/** The post's gallery: pictures and linked videos with captions, in order. */
export function MediaField({ onBusy }: { onBusy: (busy: boolean) => void }) {
  const words = useText(postFormText);
  const [field, meta, helpers] = useField<MediaPicture[]>('media');
  const { sending, sendAll, drop } = useImageUploads(usePictureWords());
  const busy = sending.length > 0;
  useEffect(() => onBusy(busy), [busy, onBusy]);
  const pictures = field.value;
  const set = (next: MediaPicture[]) => void helpers.setValue(next);
  const add = async (files: readonly File[]) => {
    if (pictures.length + files.length > mediaMax) {
      showToast({ tone: 'danger', title: words.uploadFailed, description: words.tooMany(mediaMax) });
      return;
    }
    const arrived = await sendAll(files);
    // Where one of them failed its words stand.
    if (arrived.length > 0 && arrived.length === files.length)
      showToast({ tone: 'success', title: words.uploaded(arrived.length) });
    if (arrived.length > 0)
      set([...pictures, ...arrived.map((mediaUrl) => ({ mediaType: BlogMediaType.IMAGE, mediaUrl, caption: '' }))]);
  };
  return (
    <fieldset className={styles.group}>
      <legend>{words.gallery}</legend>
      <p className={panel.muted}>{words.galleryHint(mediaMax)}</p>
      <ol className={styles.gallery}>
        {pictures.map((picture, index) => (
          <li key={picture.mediaUrl} className={styles.tile}>
            {picture.mediaType === BlogMediaType.VIDEO ? (
              <VideoLink address={picture.mediaUrl} caption={null} />
            ) : (
              <Picture src={picture.mediaUrl} alt={words.picture(index + 1)} width={3} height={2} sizes="240px" />
            )}
            <Input
              aria-label={words.caption(index + 1)}
              placeholder={words.caption(index + 1)}
              maxLength={captionMaxCharacters}
              value={picture.caption}
              onChange={(event) =>
                set(pictures.map((each, at) => (at === index ? { ...each, caption: event.target.value } : each)))
              }
            />
            <PictureTools
              words={{ earlier: words.earlier, later: words.later, remove: words.removePicture }}
              index={index}
              count={pictures.length}
              onMove={(to) => set(moved(pictures, index, to))}
              onRemove={() => {
                drop(picture.mediaUrl);
                set(pictures.filter((_each, at) => at !== index));
              }}
            />
          </li>
        ))}
      </ol>
      {sending.map(({ key, name, share }) => (
        <Progress key={key} name={name} share={share} />
      ))}
      <div>
        <FileChooser
          kind={UploadKind.IMAGE}
          label={words.addPictures}
          multiple
          pending={busy}
          onChoose={(files) => void add(files)}
        />
      </div>
      <VideoForm
        taken={pictures.map(({ mediaUrl }) => mediaUrl)}
        onAdd={(mediaUrl) => set([...pictures, { mediaType: BlogMediaType.VIDEO, mediaUrl, caption: '' }])}
      />
      {typeof meta.error === 'string' && <p className={styles.problem}>{meta.error}</p>}
    </fieldset>
  );
}

/** Adds a video of another site by its address. Not a form of its own: it stands inside the post's. */
function VideoForm({ taken, onAdd }: { taken: readonly string[]; onAdd: (address: string) => void }) {
  const words = useText(postFormText);
  const id = useId();
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState('');
  const add = () => {
    const typed = address.trim();
    if (!isVideoAddress(typed)) setProblem(words.videoInvalid);
    else if (taken.includes(typed)) setProblem(words.videoTaken);
    else if (taken.length >= mediaMax) setProblem(words.tooMany(mediaMax));
    else {
      onAdd(typed);
      setAddress('');
      setProblem('');
    }
  };
  return (
    <div className={styles.video}>
      <label htmlFor={id}>{words.videoAddress}</label>
      <div className={styles.videoRow}>
        <Input
          id={id}
          type="url"
          dir="ltr"
          placeholder="https://"
          maxLength={imageUrlMaxCharacters}
          value={address}
          aria-invalid={problem !== ''}
          status={problem === '' ? undefined : 'error'}
          aria-describedby={`${id}-problem`}
          onChange={(event) => setAddress(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
        <Button look="secondary" onClick={add}>
          {words.addVideo}
        </Button>
      </div>
      <p id={`${id}-problem`} className={styles.problem} aria-live="polite">
        {problem}
      </p>
    </div>
  );
}
