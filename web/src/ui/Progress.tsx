import { Progress as AntdProgress } from 'antd';
import { useFormat } from '../i18n/format';
import { useText } from '../i18n/text';
import styles from './Progress.module.css';
import { partsText } from './parts.text';
import { joinClasses } from '../lib/classes';

interface ProgressProps {
  name: string;
  /** How much of it has been sent, 0 to 1. */
  share: number;
}

/** A file on its way, in percent. */
export function Progress({ name, share }: ProgressProps) {
  const words = useText(partsText);
  const format = useFormat();
  const percent = Math.round(share * 100);
  return (
    <div className={joinClasses('stack middle well bordered', styles.row)}>
      <span className="one-line">{name}</span>
      <span className="muted figures">{format.percent(percent)}</span>
      <AntdProgress
        className="whole-row"
        percent={percent}
        showInfo={false}
        size="small"
        aria-label={words.uploading(name, percent)}
      />
    </div>
  );
}
