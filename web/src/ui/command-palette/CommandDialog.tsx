import { Flex, Input, Modal } from 'antd';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/text';
import { joinClasses } from '../../lib/classes';
import { SearchIcon } from '../icons';
import { commandPaletteText } from './command-palette.text';
import styles from './CommandPalette.module.css';

/** Somewhere that the palette leads to, or something that it does. */
export interface Command {
  key: string;
  label: string;
  /** A second line, such as an email address. */
  note?: string;
  to: string | (() => void);
}

/** Commands of one kind. */
export interface CommandGroup {
  title: string;
  commands: readonly Command[];
}

/** What was found for what was typed. */
export interface CommandResults {
  groups: readonly CommandGroup[];
  /** More may be found in a moment. */
  pending: boolean;
}

/** What opens and closes a palette. */
export interface PaletteProps {
  open: boolean;
  onClose: () => void;
  /** Called once it is gone after an address was chosen. */
  onArrive?: () => void;
  /** Called once it is gone. */
  onClosed?: () => void;
}

interface CommandDialogProps extends PaletteProps, CommandResults {
  /** What can be searched for. */
  label: string;
  text: string;
  onType: (text: string) => void;
  /** `Go to` unless it is a choice of something else. */
  title?: string;
  /** Said below in place of what the keys do, and of whether anything was found. */
  status?: string | undefined;
}

/** The command palette itself: a search, and what it finds. What was typed is gone once it is closed. */
export function CommandDialog({ open, onClose, onArrive, onClosed, title, ...search }: CommandDialogProps) {
  const words = useText(commandPaletteText);
  const navigate = useNavigate();
  const hasLeft = useRef(false);
  const run = ({ to }: Command) => {
    hasLeft.current = typeof to === 'string';
    onClose();
    if (typeof to === 'string') void navigate(to);
    else to();
  };
  const afterClose = () => {
    search.onType('');
    if (hasLeft.current) onArrive?.();
    onClosed?.();
    hasLeft.current = false;
  };
  return (
    <Modal
      open={open}
      onCancel={onClose}
      title={title ?? words.title}
      footer={null}
      afterClose={afterClose}
      destroyOnHidden
    >
      <Palette {...search} onRun={run} />
    </Modal>
  );
}

/** Which command the keyboard stands on: the first again whenever something else is typed. */
function useCurrent(text: string, count: number) {
  const [current, setCurrent] = useState({ text, index: 0 });
  const index = current.text === text ? Math.min(current.index, Math.max(count - 1, 0)) : 0;
  return { index, goTo: (next: number) => setCurrent({ text, index: (next + count) % Math.max(count, 1) }) };
}

type PaletteSearch = Omit<CommandDialogProps, keyof PaletteProps | 'title'> & { onRun: (command: Command) => void };

function Palette({ label, text, onType, groups, pending, status, onRun }: PaletteSearch) {
  const words = useText(commandPaletteText);
  const id = useId();
  const commands = groups.flatMap((group) => group.commands);
  const { index, goTo } = useCurrent(text, commands.length);
  const current = commands[index];
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) goTo(index + step);
    else if (event.key === 'Enter' && current) onRun(current);
    else return;
    event.preventDefault();
  };
  return (
    <Flex vertical gap={12}>
      <Input
        autoFocus
        size="large"
        role="combobox"
        aria-label={label}
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={current && `${id}${current.key}`}
        placeholder={label}
        prefix={<SearchIcon size={18} />}
        value={text}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={press}
      />
      <Results id={id} groups={groups} current={current} onRun={onRun} />
      <p className="muted small" role="status">
        {status ?? (pending ? words.searching : commands.length === 0 ? words.none : words.hint)}
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
  const words = useText(commandPaletteText);
  return (
    <div id={id} role="listbox" aria-label={words.results} className={styles.results}>
      {groups.map(({ title, commands }) => (
        <div key={title} role="group" aria-label={title}>
          <p className={joinClasses('muted strong', styles.group)} aria-hidden="true">
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
              {command.note && (
                <span className="muted small" dir="auto">
                  {command.note}
                </span>
              )}
            </Flex>
          ))}
        </div>
      ))}
    </div>
  );
}
