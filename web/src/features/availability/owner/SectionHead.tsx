import { Flex } from 'antd';
import { Button } from '../../../ui/Button';

interface SectionHeadProps {
  /** Of the heading, which takes the focus when the last row is removed. */
  id: string;
  title: string;
  text: string;
  addLabel: string;
  /** Null for those who may only look. */
  onAdd: (() => void) | null;
}

/** The head of a section of the schedule: what it is, and the button that adds to it. */
export function SectionHead({ id, title, text, addLabel, onAdd }: SectionHeadProps) {
  return (
    <>
      <Flex wrap align="center" justify="space-between" gap="8px 16px">
        <h2 id={id} className="heading-24" tabIndex={-1}>
          {title}
        </h2>
        {onAdd && (
          <Button look="secondary" onClick={onAdd}>
            {addLabel}
          </Button>
        )}
      </Flex>
      <p className="intro">{text}</p>
    </>
  );
}
