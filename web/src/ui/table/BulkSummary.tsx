import { Flex } from 'antd';
import { useText } from '../../i18n/text';
import { Button } from '../Button';
import { Dialog } from '../Dialog';
import { tableText } from './table.text';

interface BulkSummaryProps {
  title: string;
  /** How many were done. */
  text: string;
  refused: readonly { label: string; message: string }[];
  onClose: () => void;
}

/** After an action on several rows: what was refused, and why. */
export function BulkSummary({ title, text, refused, onClose }: BulkSummaryProps) {
  const words = useText(tableText);
  return (
    <Dialog open title={title} onClose={onClose} footer={<Button onClick={onClose}>{words.done}</Button>}>
      <p>{text}</p>
      <Flex component="ul" vertical gap={8} className="above">
        {refused.map(({ label, message }) => (
          <li key={label} className="stack notice tone-danger">
            <strong>{label}</strong>
            <span>{message}</span>
          </li>
        ))}
      </Flex>
    </Dialog>
  );
}
