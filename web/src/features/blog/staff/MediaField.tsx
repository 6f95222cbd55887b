import { BlogMediaType, isVideoAddress } from '@mehfil/api/domain/blog/inputs';
import { BLOG_LIMITS } from '@mehfil/api/domain/blog/limits';
import { UploadKind } from '@mehfil/api/domain/media/uploads';
import { Flex, Input } from 'antd';
import { useField } from 'formik';
import { useEffect } from 'react';
import { object, string } from 'yup';
import { useText } from '../../../i18n/text';
import { showToast } from '../../../lib/toast';
import { FileChooser } from '../../../ui/FileChooser';
import { Picture } from '../../../ui/Picture';
import { PictureTools } from '../../../ui/PictureTools';
import { VideoLink } from '../../../ui/VideoLink';
import { FormField } from '../../../ui/form/FormField';
import { InnerForm, InnerSubmit } from '../../../ui/form/InnerForm';
import { Progress } from '../../../ui/Progress';
import { moved } from '../../../lib/moved';
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
    <fieldset className="stack gap-10">
      <legend className="below-6 medium strong">{words.gallery}</legend>
      <p className="muted">{words.galleryHint(mediaMax)}</p>
      <ol className="stack tiles-300 gap-14">
        {pictures.map((picture, index) => (
          <Tile
            key={picture.mediaUrl}
            picture={picture}
            index={index}
            count={pictures.length}
            onCaption={(caption) => set(pictures.map((each, at) => (at === index ? { ...each, caption } : each)))}
            onMove={(to) => set(moved(pictures, index, to))}
            onRemove={() => {
              drop(picture.mediaUrl);
              set(pictures.filter((_each, at) => at !== index));
            }}
          />
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
      {typeof meta.error === 'string' && <p className="danger">{meta.error}</p>}
    </fieldset>
  );
}

interface TileProps {
  picture: MediaPicture;
  index: number;
  count: number;
  onCaption: (caption: string) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** A picture or video of the gallery, with its caption and what moves and removes it. */
function Tile({ picture: { mediaType, mediaUrl, caption }, index, count, onCaption, onMove, onRemove }: TileProps) {
  const words = useText(postFormText);
  return (
    <Flex component="li" vertical gap={8}>
      {mediaType === BlogMediaType.VIDEO ? (
        <VideoLink address={mediaUrl} caption={null} />
      ) : (
        <Picture src={mediaUrl} alt={words.picture(index + 1)} width={3} height={2} sizes="240px" />
      )}
      <Input
        aria-label={words.caption(index + 1)}
        placeholder={words.caption(index + 1)}
        maxLength={captionMaxCharacters}
        value={caption}
        onChange={(event) => onCaption(event.target.value)}
      />
      <PictureTools
        words={{ earlier: words.earlier, later: words.later, remove: words.removePicture }}
        index={index}
        count={count}
        onMove={onMove}
        onRemove={onRemove}
      />
    </Flex>
  );
}

function videoSchema(taken: readonly string[], words: (typeof postFormText)['en']) {
  return object({
    address: string()
      .trim()
      .notOneOf(taken, words.videoTaken)
      .test('video', words.videoInvalid, (value = '') => isVideoAddress(value))
      .test('room', words.tooMany(mediaMax), () => taken.length < mediaMax),
  });
}

/** Adds a video of another site by its address. */
function VideoForm({ taken, onAdd }: { taken: readonly string[]; onAdd: (address: string) => void }) {
  const words = useText(postFormText);
  return (
    <InnerForm
      label={words.addVideo}
      initialValues={{ address: '' }}
      schema={videoSchema(taken, words)}
      onSubmit={({ address }, form) => {
        onAdd(address.trim());
        form.resetForm();
        return Promise.resolve();
      }}
    >
      <FormField name="address" label={words.videoAddress}>
        {/* Left empty it needs no message: it is checked when it is added. */}
        {({ onBlur: _onBlur, ...control }, value, setValue) => (
          <Flex wrap gap={8}>
            <Input
              {...control}
              className="grow-220"
              type="url"
              dir="ltr"
              placeholder="https://"
              maxLength={imageUrlMaxCharacters}
              value={value}
              onChange={(event) => setValue(event.target.value)}
            />
            <InnerSubmit label={words.addVideo} />
          </Flex>
        )}
      </FormField>
    </InnerForm>
  );
}
