import { Flex, Input, Modal } from 'antd';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/text';
import { joinClasses } from '../../lib/classes';
import { SearchIcon } from '../../ui/icons';
import styles from './CommandPalette.module.css';
import { panelText } from './panel.text';
import { useCommandResults, type Command, type CommandGroup } from './useCommandResults';

interface CommandDialogProps {
  open: boolean;
  isAdmin: boolean;
  onClose: () => void;
  /** Called once it is gone after something was chosen. */
  onArrive: () => void;
}

/** The command palette itself: a search, and what it finds. */
export function CommandDialog({ open, isAdmin, onClose, onArrive }: CommandDialogProps) {
  const { palette: words } = useText(panelText);
  const hasChosen = useRef(false);
  const choose = () => {
    hasChosen.current = true;
    onClose();
  };
  const afterClose = () => {
    if (hasChosen.current) onArrive();
    hasChosen.current = false;
  };
  return (
    <Modal open={open} onCancel={onClose} title={words.title} footer={null} afterClose={afterClose} destroyOnHidden>
      <Palette isAdmin={isAdmin} onChoose={choose} />
    </Modal>
  );
}

/** Which command the keyboard stands on: the first again whenever something else is typed. */
function useCurrent(text: string, count: number) {
  const [current, setCurrent] = useState({ text, index: 0 });
  const index = current.text === text ? Math.min(current.index, Math.max(count - 1, 0)) : 0;
  return { index, goTo: (next: number) => setCurrent({ text, index: (next + count) % Math.max(count, 1) }) };
}

function Palette({ isAdmin, onChoose }: { isAdmin: boolean; onChoose: () => void }) {
  const { palette: words } = useText(panelText);
  const id = useId();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const { groups, pending } = useCommandResults(text, isAdmin);
  const commands = groups.flatMap((group) => group.commands);
  const { index, goTo } = useCurrent(text, commands.length);
  const current = commands[index];
  const run = ({ to }: Command) => {
    onChoose();
    void navigate(to);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) goTo(index + step);
    else if (event.key === 'Enter' && current) run(current);
    else return;
    event.preventDefault();
  };
  return (
    <Flex vertical gap={12}>
      <Input
        autoFocus
        size="large"
        role="combobox"
        aria-label={words.label}
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={current && `${id}${current.key}`}
        placeholder={words.label}
        prefix={<SearchIcon size={18} />}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
      />
      <Results id={id} groups={groups} current={current} onRun={run} />
      <p className="muted small" role="status">
        {pending ? words.searching : commands.length === 0 ? words.none : words.hint}
      </p>
    </Flex>
  );
}

interface ResultsProps {
  id: string;
  groups: readonly CommandGroup[];
  current: Command | undefined;
  onRun: (command: Command) => void;
}

function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

function Results({ id, groups, current, onRun }: ResultsProps) {
  const { palette: words } = useText(panelText);
  return (
    <div id={id} role="listbox" aria-label={words.results} className={styles.results}>
      {groups.map(({ title, commands }) => (
        <div key={title} role="group" aria-label={title}>
          <p className={styles.group} aria-hidden="true">
            {title}
          </p>
          {commands.map((command) => (
            <Flex
              key={command.key}
              ref={command === current ? intoView : undefined}
              id={`${id}${command.key}`}
              role="option"
              aria-selected={command.key === current?.key}
              wrap
              align="baseline"
              justify="space-between"
              gap="2px 16px"
              className={joinClasses(styles.option, 'breakable', command.key === current?.key && styles.current)}
              onClick={() => onRun(command)}
            >
              {command.label}
              {command.note && <span className="muted small">{command.note}</span>}
            </Flex>
          ))}
        </div>
      ))}
    </div>
  );
}
