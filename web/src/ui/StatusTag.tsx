import { Tag } from 'antd';
import { useSay } from '../i18n/say';
import { useText } from '../i18n/text';
import { joinClasses } from '../lib/classes';
import styles from './StatusTag.module.css';
import { partsText } from './parts.text';

const TONES: Readonly<Record<string, string>> = {
  confirmed: 'tone-success',
  approved: 'tone-success',
  active: 'tone-success',
  published: 'tone-success',
  pending: 'tone-warning',
  cancelled: 'tone-danger',
  rejected: 'tone-danger',
  suspended: 'tone-danger',
};

interface StatusTagProps {
  /** A status by its name or its value (`CONFIRMED`, `confirmed`). */
  status: string;
  /** Words other than the status's own. */
  label?: string;
}

/** A status as a badge: confirmed green, pending amber, cancelled, rejected and suspended red, anything else gray. */
export function StatusTag({ status, label }: StatusTagProps) {
  const words: Readonly<Record<string, string>> = useText(partsText).status;
  const say = useSay();
  const name = status.toLowerCase();
  const plain = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');
  return (
    <Tag
      className={joinClasses('middle small strong unbroken', styles.tag, TONES[name] ?? 'tone-neutral')}
      variant="filled"
    >
      {label === undefined ? (words[name] ?? plain) : say(label)}
    </Tag>
  );
}
