import { Role } from '@mehfil/api/domain/accounts/roles';
import { useState } from 'react';
import { useSession } from '../../graphql/session';
import { useText } from '../../i18n/text';
import { CommandDialog, type PaletteProps } from '../../ui/command-palette/CommandDialog';
import { panelText } from './panel.text';
import { usePanelCommands } from './usePanelCommands';

/** The command palette of the panel. */
export function PanelCommands(props: PaletteProps) {
  const { palette } = useText(panelText);
  const [text, setText] = useState('');
  const isAdmin = useSession().viewer?.role === Role.ADMIN;
  return (
    <CommandDialog {...props} label={palette.label} text={text} onType={setText} {...usePanelCommands(text, isAdmin)} />
  );
}
