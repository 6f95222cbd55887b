import { Flex } from 'antd';
import { useText } from '../../../i18n/text';
import styles from './BookingLabels.module.css';
import { businessBookingsText } from './business-bookings.text';

/** Labels as tags. */
export function LabelTags({ labels }: { labels: readonly string[] }) {
  const words = useText(businessBookingsText);
  if (labels.length === 0) return null;
  return (
    <Flex component="ul" wrap gap={4} aria-label={words.labels}>
      {labels.map((label) => (
        <li key={label} className={styles.tag}>
          {label}
        </li>
      ))}
    </Flex>
  );
}
