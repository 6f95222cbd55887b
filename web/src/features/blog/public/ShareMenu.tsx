import { BLOG_LIMITS } from '@mehfil/api/domain/blog/limits';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/text';
import { copyText } from '../../../lib/clipboard';
import { warn } from '../../../lib/log';
import styles from './ArticleScreen.module.css';
import { blogText } from './blog.text';

const NETWORKS = [
  {
    name: 'Twitter',
    href: (url: string, title: string) => `https://twitter.com/intent/tweet?url=${url}&text=${title}`,
  },
  { name: 'Facebook', href: (url: string) => `https://www.facebook.com/sharer/sharer.php?u=${url}` },
  { name: 'LinkedIn', href: (url: string) => `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
] as const;

/** Share: three networks and the link itself, which says Copied! for two seconds. Escape closes it, and so does leaving it or a press beside it. */
export function ShareMenu({ title }: { title: string }) {
  const words = useText(blogText).article;
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), BLOG_LIMITS.copiedMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await copyText(window.location.href);
      setCopied(true);
    } catch (error) {
      // Section 8: a clipboard that refuses is logged only.
      warn('The link could not be copied', error);
    }
  };
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      if (menu.current && target instanceof Node && !menu.current.contains(target)) menu.current.open = false;
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, []);
  const url = encodeURIComponent(window.location.href);
  return (
    <details
      ref={menu}
      className="anchor"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !menu.current?.open) return;
        event.preventDefault();
        close();
        menu.current.querySelector('summary')?.focus();
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !menu.current?.contains(relatedTarget)) close();
      }}
    >
      <summary className={styles.action}>{words.share}</summary>
      <ul className={styles.menu}>
        {NETWORKS.map(({ name, href }) => (
          <li key={name}>
            <a
              href={href(url, encodeURIComponent(title))}
              target="_blank"
              rel="noreferrer"
              aria-label={words.shareOn(name)}
            >
              {name}
            </a>
          </li>
        ))}
        <li>
          <button type="button" onClick={() => void copy()}>
            <span aria-live="polite">{copied ? words.copied : words.copy}</span>
          </button>
        </li>
      </ul>
    </details>
  );
}
