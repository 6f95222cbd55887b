import { useState, type PointerEvent } from 'react';
import { Link } from 'react-router-dom';
import { useHallPicturesQuery } from '../../../../graphql/generated/card-pictures';
import type { HallCardFieldsFragment } from '../../../../graphql/generated/search';
import { joinClasses } from '../../../../lib/classes';
import { Picture } from '../../../../ui/Picture';
import styles from './CardPictures.module.css';

/** As many as there are dots for. */
const MOST = 5;

interface CardPicturesProps {
  hall: Pick<HallCardFieldsFragment, 'id' | 'profileImage'>;
  /** Where the card leads. */
  address: string;
  /** How wide they are. */
  sizes: string;
}

/**
 * The next pictures of a hall over its card's own, as a mouse moves across it. For pointers alone: screen readers and keyboards
 * have the gallery of the hall's page.
 */
export function CardPictures({ hall: { id, profileImage }, address, sizes }: CardPicturesProps) {
  const { data } = useHallPicturesQuery({ variables: { id } });
  const [shown, setShown] = useState(0);
  const [seen, setSeen] = useState(0);
  const others = (data?.hall.images ?? []).filter((image) => image !== profileImage);
  const pictures = [...(profileImage ? [profileImage] : []), ...others].slice(0, MOST);
  if (pictures.length < 2) return null;
  const follow = ({ clientX, currentTarget }: PointerEvent): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const at = Math.floor(((clientX - left) / width) * pictures.length);
    const next = Math.min(Math.max(at, 0), pictures.length - 1);
    setShown(next);
    setSeen(Math.max(seen, next));
  };
  return (
    <Link
      to={address}
      tabIndex={-1}
      aria-hidden="true"
      className={styles.pictures}
      onPointerMove={follow}
      onPointerLeave={() => setShown(0)}
    >
      {pictures.map(
        (picture, index) =>
          index > 0 &&
          // The one after the furthest seen loads before it is asked for.
          index <= seen + 1 && (
            <Picture
              key={picture}
              src={picture}
              alt=""
              width={3}
              height={2}
              sizes={sizes}
              eager
              className={joinClasses(styles.picture, index === shown && styles.shown)}
            />
          ),
      )}
      <span className={joinClasses('beside gap-6', styles.dots)}>
        {pictures.map((picture, index) => (
          <span key={picture} className={joinClasses(styles.dot, index === shown && styles.here)} />
        ))}
      </span>
    </Link>
  );
}
