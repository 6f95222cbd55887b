import { useText } from '../i18n/text';
import { partsText } from './parts.text';
import styles from './VideoLink.module.css';

interface VideoLinkProps {
  /** Its https address on another site. */
  address: string;
  caption: string | null;
}

/** A video on another site: nothing of it is loaded here, it opens in a tab of its own. */
export function VideoLink({ address, caption }: VideoLinkProps) {
  const words = useText(partsText).video;
  const host = URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '';
  return (
    <figure>
      <a className={styles.link} href={address} target="_blank" rel="noopener noreferrer nofollow">
        <svg className={styles.play} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M8 5.5v13l11-6.5z" fill="currentColor" />
        </svg>
        <span>{words.watch(host)}</span>
        <span className="visually-hidden">
          {caption} {words.newTab}
        </span>
      </a>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
