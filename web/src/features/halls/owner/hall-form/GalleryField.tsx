import { Flex } from 'antd';
import { isReadyForSlider } from '@mehfil/api/domain/halls/inputs';
import { HALL_LIMITS } from '@mehfil/api/domain/halls/limits';
import { UploadKind } from '@mehfil/api/domain/media/uploads';
import { useField } from 'formik';
import { useEffect, useState } from 'react';
import { useImageUploads } from '../../../../graphql/useImageUploads';
import { useText } from '../../../../i18n/text';
import { moved } from '../../../../lib/moved';
import { showToast } from '../../../../lib/toast';
import { CheckIcon } from '../../../../ui/icons';
import { Picture } from '../../../../ui/Picture';
import { PictureTools } from '../../../../ui/PictureTools';
import { FileChooser } from '../../../../ui/FileChooser';
import { Progress } from '../../../../ui/Progress';
import styles from './HallForm.module.css';
import { hallFormText } from './hall-form.text';

import { usePictureWords } from './usePictureWords';
import { joinClasses } from '../../../../lib/classes';

const { imagesMax, imagesAdvisedMax } = HALL_LIMITS;

/** The pictures in their order: dragged with a pointer, moved with buttons. */
function Tiles({
  pictures,
  onChange,
  onDrop,
}: {
  pictures: readonly string[];
  onChange: (pictures: string[]) => void;
  onDrop: (src: string) => void;
}) {
  const words = useText(hallFormText);
  const [dragged, setDragged] = useState<number | null>(null);
  const move = (from: number, to: number) => onChange(moved(pictures, from, to));
  return (
    <ol className={`stack gap-14 ${styles.tiles}`}>
      {pictures.map((src, index) => (
        <li
          key={src}
          className={joinClasses('bordered sunken rounded-card clipped', styles.tile)}
          draggable
          data-dragged={dragged === index}
          onDragStart={() => setDragged(index)}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            if (dragged !== null) move(dragged, index);
          }}
          onDragEnd={() => setDragged(null)}
        >
          <Picture
            src={src}
            alt={words.picture(index + 1)}
            width={320}
            height={180}
            sizes="(width < 500px) 40vw, 220px"
          />
          <PictureTools
            words={words}
            index={index}
            count={pictures.length}
            onMove={(to) => move(index, to)}
            onRemove={() => {
              onDrop(src);
              onChange(pictures.filter((other) => other !== src));
            }}
          />
        </li>
      ))}
    </ol>
  );
}

/** The pictures of the hall's slider. */
export function GalleryField({ onBusy }: { onBusy: (busy: boolean) => void }) {
  const words = useText(hallFormText);
  const [field, meta, helpers] = useField<string[]>('sliderImages');
  const { sending, sendAll, drop } = useImageUploads(
    usePictureWords({ failed: words.galleryFailed, tooLarge: words.galleryTooLarge }),
  );
  const busy = sending.length > 0;
  useEffect(() => onBusy(busy), [busy, onBusy]);
  const pictures = field.value;

  const add = async (files: readonly File[]) => {
    if (pictures.length + files.length > imagesMax) {
      showToast({ tone: 'danger', title: words.galleryFailed, description: words.tooMany(imagesMax) });
      return;
    }
    const arrived = await sendAll(files);
    if (arrived.length === 0) return;
    await helpers.setValue([...pictures, ...arrived]);
    // What failed has been told, and stays to be read.
    if (arrived.length === files.length) showToast({ tone: 'success', ...words.galleryUploaded(arrived.length) });
  };
  return (
    <Flex vertical gap={14} className="narrowable">
      <p className="row middle gap-4-16 strong" aria-live="polite">
        <span>{words.count(pictures.length)}</span>
        {isReadyForSlider(pictures.length) && (
          <span className="middle gap-6 success inline">
            <CheckIcon /> {words.ready}
          </span>
        )}
        {pictures.length > imagesAdvisedMax && <span className="muted medium">{words.enough}</span>}
      </p>
      {pictures.length > 0 && (
        <Tiles pictures={pictures} onChange={(next) => void helpers.setValue(next)} onDrop={drop} />
      )}
      {sending.map(({ key, name, share }) => (
        <Progress key={key} name={name} share={share} />
      ))}
      <div>
        <FileChooser
          kind={UploadKind.IMAGE}
          label={words.chooseGallery}
          multiple
          pending={busy}
          onChoose={(files) => void add(files)}
        />
      </div>
      {typeof meta.error === 'string' && <p className="error">{meta.error}</p>}
    </Flex>
  );
}
