import { Descriptions, Flex, Modal } from 'antd';
import { useText } from '../../i18n/text';
import { shortcutsText } from './shortcuts.text';

/** What keys are for. */
export type ShortcutGroup = keyof typeof shortcutsText.en.groups;

interface ShortcutsDialogProps {
  groups: readonly ShortcutGroup[];
  open: boolean;
  onClose: () => void;
}

/** The keys of this part of the product. */
export function ShortcutsDialog({ groups, open, onClose }: ShortcutsDialogProps) {
  const words = useText(shortcutsText);
  return (
    <Modal open={open} title={words.title} footer={null} onCancel={onClose} destroyOnHidden>
      <Flex vertical gap={20}>
        {groups.map((group) => (
          <Descriptions
            key={group}
            size="small"
            column={1}
            title={words.groups[group].title}
            items={words.groups[group].keys.map(([key = '', label = '']) => ({
              key,
              label: <kbd dir="ltr">{key}</kbd>,
              children: label,
            }))}
          />
        ))}
      </Flex>
    </Modal>
  );
}
