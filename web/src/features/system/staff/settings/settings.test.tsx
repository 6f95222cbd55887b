import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../../testing/axe';
import { person } from '../../../../testing/people';
import { Refusal, type FakeServer } from '../../../../testing/server';
import { openPanel, panelServer } from '../../../../testing/panel';
import { pasteInto } from '../../../../testing/paste-into';
import { downtimeText, uptimeText } from './figures';

const MASK = '••••••••';
const information = {
  __typename: 'SystemInformation',
  environment: 'development',
  runningEnvironment: 'development',
  restartPending: false,
  databaseConnected: true,
  databaseUrl: 'db.internal:5432/mehfil',
  uptime: 93_905,
  totalDowntime: 0,
  maintenance: { __typename: 'MaintenanceIndicator', isActive: false, isEnabled: false },
  version: '0.1.0',
  nodeVersion: 'v24.0.0',
  platform: 'linux',
  arch: 'x64',
  startTime: '2026-03-03T09:00:00.000Z',
  memoryUsage: {
    __typename: 'MemoryUsage',
    rss: 3.25 * 1024 ** 3,
    heapTotal: 1024,
    heapUsed: 512,
    external: 1.5 * 1024 ** 2,
  },
};
function variable(facts: { key: string; value: string; isMasked?: boolean; [fact: string]: unknown }) {
  return {
    __typename: 'EnvironmentVariable',
    isMasked: false,
    meaning: null,
    type: null,
    needsRestart: facts.meaning !== undefined,
    isEditable: true,
    isOverridden: false,
    ...facts,
  };
}
const environment = {
  __typename: 'Environment',
  environment: 'development',
  runningEnvironment: 'development',
  restartPending: false,
  content: `SMTP_URL=${MASK}\nSUPPORT_EMAIL=help@mehfil.example\n`,
  version: 'v1',
  variables: [
    variable({ key: 'SMTP_URL', value: MASK, isMasked: true, meaning: 'The mail server.', type: 'an address' }),
    variable({ key: 'SUPPORT_EMAIL', value: 'help@mehfil.example' }),
  ],
  isFixed: false,
  knownVariables: [
    { key: 'DATA_DIR', meaning: 'The folder.', type: 'text', section: 'Data', isEditable: false },
    {
      key: 'LOG_LEVEL',
      meaning: 'How much the server logs.',
      type: 'one of info, warn',
      section: 'Server',
      isEditable: true,
    },
  ].map((known) => ({ __typename: 'KnownVariable', ...known })),
};
const REVEALED = variable({ key: 'SMTP_URL', value: 'smtp://mail' });

function server(): FakeServer {
  return panelServer({
    PanelSystemInformation: () => ({ systemInformation: information }),
    PanelEnvironment: () => ({ environment }),
    RevealVariable: () => ({ revealVariable: REVEALED }),
  });
}

function open(own = server(), role: 'ADMIN' | 'MODERATOR' = 'ADMIN') {
  return { ...openPanel(role, '/cpanel?tab=settings', own), own };
}

const refuse = (code: 'INVALID_INPUT' | 'REAUTHENTICATION_REQUIRED', message: string) => () => {
  throw new Refusal(code, message, code === 'INVALID_INPUT' ? { fields: [{ field: 'content', message }] } : {});
};

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('[business §2 Settings tab] system information', () => {
  it.each([
    [0, '0d 0h 0m'],
    [59, '0d 0h 0m'],
    [93_905, '1d 2h 5m'],
  ])('uptime of %p seconds is %p', (seconds, text) => expect(uptimeText(seconds)).toBe(text));

  it.each([
    [0, 'No downtime recorded'],
    [59_000, '0h 0m'],
    [97_500_000, '27h 5m'],
  ])('downtime of %p milliseconds is %p', (ms, text) => expect(downtimeText(ms, 'No downtime recorded')).toBe(text));

  it('shows what the server runs on', async () => {
    const { container } = open();
    const card = await screen.findByRole('region', { name: 'System Information' });
    for (const text of ['db.internal:5432/mehfil', '1d 2h 5m', 'No downtime recorded', 'v24.0.0', 'linux', 'x64'])
      expect(await within(card).findByText(text)).toBeVisible();
    for (const size of ['3.25 GB', '1 KB', '512 Bytes', '1.5 MB']) expect(within(card).getByText(size)).toBeVisible();
    for (const label of ['RSS', 'Heap total', 'Heap used', 'External'])
      expect(within(card).getByText(`Memory: ${label}`)).toBeVisible();
    expect(within(card).getByText('Normal Operation')).toBeVisible();
    await screen.findByText('SMTP_URL');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('is read again every 30 seconds', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { own } = open();
    await screen.findByText('v24.0.0');
    expect(own.times('PanelSystemInformation')).toBe(1);
    await act(() => jest.advanceTimersByTimeAsync(29_000));
    expect(own.times('PanelSystemInformation')).toBe(1);
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(own.times('PanelSystemInformation')).toBe(2);
  });

  it('says when it could not be loaded', async () => {
    const own = server();
    own.answer('PanelSystemInformation', () => {
      throw new Refusal('INTERNAL', 'Reference 1');
    });
    open(own);
    expect(await screen.findByText('Failed to load system information')).toBeVisible();
  });

  it('moderators see nothing of it, and nothing is asked', async () => {
    const { own } = open(server(), 'MODERATOR');
    expect(await screen.findByText('Select a tab to view content')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'System Settings' })).toBeNull();
    expect(own.times('PanelEnvironment') + own.times('PanelSystemInformation')).toBe(0);
  });
});

describe('[business §2 Settings tab] what is known of a variable', () => {
  it('stands with it: meaning, type, restart; what can’t be changed here has no tools for it', async () => {
    const own = server();
    const fixed = variable({ key: 'DATA_DIR', value: '.data', meaning: 'The folder.', isEditable: false });
    const chosen = variable({ key: 'NODE_ENV', value: 'production', meaning: 'Which one.', isEditable: false });
    own.answer('PanelEnvironment', () => ({
      environment: { ...environment, isFixed: true, variables: [...environment.variables, fixed, chosen] },
    }));
    open(own);
    const list = await screen.findByRole('list', { name: 'Environment variables' });
    expect(list).toHaveTextContent('The mail server. Takes an address. A change takes effect at the next restart.');
    expect(list).toHaveTextContent('The server does not read this variable.');
    expect(list).toHaveTextContent('The folder. Set outside the environment file; it can’t be changed here.');
    expect(list).toHaveTextContent('Which one. Change it under Environment above.');
    expect(screen.getByRole('button', { name: 'Edit SMTP_URL' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Edit DATA_DIR' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete DATA_DIR' })).toBeNull();
    expect(screen.getByText(/wins over the choice made here/)).toBeVisible();
  });

  it('shows in the dialog as soon as its name is written', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add variable' }));
    await pasteInto(user, await screen.findByRole('combobox', { name: /Variable name/ }), 'LOG_LEVEL');
    expect(screen.getByText('How much the server logs. Takes one of info, warn.')).toBeVisible();
  });
});

describe('[business §2 Settings tab] system information with a restart pending', () => {
  it('shows the environment chosen, and what runs until then', async () => {
    const own = server();
    own.answer('PanelSystemInformation', () => ({
      systemInformation: { ...information, environment: 'production', restartPending: true },
    }));
    open(own);
    expect(await screen.findByText('Restart pending: running as Development until then')).toBeVisible();
  });
});

describe('[business §2 Settings tab] environment', () => {
  it('switches, and says that a restart is pending', async () => {
    const { user, own } = open();
    own.answer('SwitchEnvironment', () => {
      own.answer('PanelEnvironment', () => ({
        environment: { ...environment, environment: 'production', restartPending: true },
      }));
      return { switchEnvironment: { ...environment, environment: 'production', restartPending: true } };
    });
    await user.click(await screen.findByRole('radio', { name: 'Production' }));
    await user.click(screen.getByRole('button', { name: 'Switch environment' }));
    expect(await screen.findByText('Environment configuration updated successfully.')).toBeVisible();
    expect(await screen.findByText('Restart pending: running as Development until then.')).toBeVisible();
  });

  it('an older sign-in is asked for the password first', async () => {
    const own = server();
    own.answer('PanelEnvironment', refuse('REAUTHENTICATION_REQUIRED', 'Please enter your password again to continue'));
    own.answer('Reauthenticate', () => {
      own.answer('PanelEnvironment', () => ({ environment }));
      return { reauthenticate: { __typename: 'Session', token: 'fresh', user: person({ role: 'ADMIN' }) } };
    });
    const { user, token } = open(own);
    expect(await screen.findByText('Confirm your password')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Enter password' }));
    const dialog = await screen.findByRole('dialog', { name: 'Enter your password again' });
    await pasteInto(user, within(dialog).getByLabelText(/^Password/), 'correct horse battery');
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('SUPPORT_EMAIL')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Production' }).closest('section')).toHaveFocus();
    expect(token.current()).toBe('fresh');
  });

  it('a change that the server refuses for its age is made again after the password, and given up without it', async () => {
    const { user, own } = open();
    own.answer('RevealVariable', refuse('REAUTHENTICATION_REQUIRED', 'Please enter your password again to continue'));
    own.answer('Reauthenticate', () => {
      own.answer('RevealVariable', () => ({ revealVariable: REVEALED }));
      return { reauthenticate: { __typename: 'Session', token: 'fresh', user: person({ role: 'ADMIN' }) } };
    });
    await user.click(await screen.findByRole('button', { name: 'Reveal SMTP_URL' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
    expect(own.times('RevealVariable')).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Reveal SMTP_URL' }));
    const dialog = await screen.findByRole('dialog');
    await pasteInto(user, within(dialog).getByLabelText(/^Password/), 'correct horse battery');
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('smtp://mail')).toBeVisible();
    expect(own.times('RevealVariable')).toBe(3);
  });
});

describe('[business §2 Settings tab] variables', () => {
  it('are masked until revealed, and hidden again', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Reveal SMTP_URL' }));
    expect(await screen.findByText('smtp://mail')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hide SMTP_URL' }));
    expect(screen.queryByText('smtp://mail')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Reveal SUPPORT_EMAIL' })).toBeNull();
  });

  it('copies the real value, and says when that failed', async () => {
    const { user } = open();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Copy SMTP_URL' }));
    expect(await screen.findByText('Copied to clipboard successfully.')).toBeVisible();
    expect(write).toHaveBeenCalledWith('smtp://mail');
    write.mockRejectedValueOnce(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy SUPPORT_EMAIL' }));
    expect(await screen.findByText('Failed to copy to clipboard')).toBeVisible();
  });

  it('adds one, after the rules are kept [business §5]', async () => {
    const { user, own } = open();
    own.answer('AddVariable', () => ({ addVariable: environment }));
    await user.click(await screen.findByRole('button', { name: 'Add variable' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText('Variable name is required')).toBeVisible();
    await pasteInto(user, within(dialog).getByLabelText(/^Variable name/), 'lower');
    expect(await within(dialog).findByText('Must be uppercase with underscores')).toBeVisible();
    await user.clear(within(dialog).getByLabelText(/^Variable name/));
    await pasteInto(user, within(dialog).getByLabelText(/^Variable name/), 'SUPPORT_PHONE');
    await pasteInto(user, within(dialog).getByLabelText('Value'), '+92 42 111');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Environment variable added successfully.')).toBeVisible();
    expect(own.asked.find(({ operation }) => operation === 'AddVariable')?.variables).toEqual({
      input: { key: 'SUPPORT_PHONE', value: '+92 42 111' },
    });
  });

  it('edits one with its name fixed; a failure says so with the server’s message', async () => {
    const { user, own } = open();
    own.answer('ChangeVariable', refuse('INVALID_INPUT', 'SUPPORT_EMAIL must be an e-mail address'));
    await user.click(await screen.findByRole('button', { name: 'Edit SUPPORT_EMAIL' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByLabelText(/^Variable name/)).toHaveAttribute('readonly');
    await user.type(within(dialog).getByLabelText('Value'), ' ');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('SUPPORT_EMAIL must be an e-mail address')).toBeVisible();
    expect(screen.getByText('Error')).toBeVisible();
  });

  it('deletes one after the exact question; cancelled sends nothing', async () => {
    const { user, own } = open();
    own.answer('RemoveVariable', () => ({ removeVariable: environment }));
    const ask = async () => {
      await user.click(await screen.findByRole('button', { name: 'Delete SMTP_URL' }));
      const dialog = await screen.findByRole('dialog');
      expect(dialog).toHaveTextContent('Are you sure you want to delete the environment variable "SMTP_URL"?');
      return dialog;
    };
    await user.click(within(await ask()).getByRole('button', { name: 'Cancel' }));
    expect(own.times('RemoveVariable')).toBe(0);
    await user.click(within(await ask()).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Environment variable deleted successfully.')).toBeVisible();
    expect(own.asked.find(({ operation }) => operation === 'RemoveVariable')?.variables).toEqual({ key: 'SMTP_URL' });
  });
});

describe('[business §8 Environment] raw file', () => {
  it.each([
    ['Invalid environment file format: line 3', 'Invalid environment file format. Please check your syntax.'],
    ['The database is not there', 'Database connection failed. Please check your database credentials.'],
    ['JWT_SECRET is too short', 'JWT_SECRET is too short'],
    ['', 'Failed to update environment file'],
  ])('a refusal %p is told as %p', async (message, told) => {
    const { user, own } = open();
    own.answer('SaveEnvironmentFile', () => {
      throw new Refusal('CONFLICT', message);
    });
    await screen.findByRole('textbox', { name: 'Environment file' });
    await user.click(screen.getByRole('button', { name: 'Save file' }));
    expect(await screen.findByText(told)).toBeVisible();
  });

  it('[business §5] a value may be empty, and so may the file: value is text', async () => {
    const { user, own } = open();
    own.answer('AddVariable', () => ({ addVariable: environment }));
    own.answer('SaveEnvironmentFile', () => ({ saveEnvironmentFile: { ...environment, content: '', variables: [] } }));
    await user.click(await screen.findByRole('button', { name: 'Add variable' }));
    const name = await screen.findByLabelText(/^Variable name/);
    expect(name).toHaveFocus();
    await user.type(name, 'BANNER{Enter}');
    await waitFor(() => expect(own.times('AddVariable')).toBe(1));
    expect(own.asked.find(({ operation }) => operation === 'AddVariable')?.variables).toEqual({
      input: { key: 'BANNER', value: '' },
    });
    await user.clear(screen.getByRole('textbox', { name: 'Environment file' }));
    await user.click(screen.getByRole('button', { name: 'Save file' }));
    await waitFor(() => expect(own.times('SaveEnvironmentFile')).toBe(1));
  });

  it('is at least 300 px high and saves what stands in it', async () => {
    const { user, own } = open();
    own.answer('SaveEnvironmentFile', () => ({ saveEnvironmentFile: environment }));
    const editor = await screen.findByRole('textbox', { name: 'Environment file' });
    expect(editor).toHaveStyle({ minHeight: '300px' });
    await pasteInto(user, editor, '# end');
    await user.click(screen.getByRole('button', { name: 'Save file' }));
    expect(
      await screen.findByText(
        'Environment file updated successfully. Please restart the application to apply changes.',
      ),
    ).toBeVisible();
    await waitFor(() =>
      expect(own.asked.find(({ operation }) => operation === 'SaveEnvironmentFile')?.variables).toEqual({
        input: { content: `${environment.content}# end`, previousVersion: 'v1' },
      }),
    );
  });
});
