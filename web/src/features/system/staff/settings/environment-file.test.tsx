import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { openPanel, panelServer } from '../../../../testing/panel';
import { pasteInto } from '../../../../testing/paste-into';
import { Refusal, type Answer } from '../../../../testing/server';

const MASK = '••••••••';
const environment = {
  __typename: 'Environment',
  environment: 'development',
  runningEnvironment: 'development',
  restartPending: false,
  isFixed: false,
  variables: [],
  knownVariables: [],
  content: 'SUPPORT_EMAIL=help@mehfil.example\n',
  version: 'v1',
};
const changed = { ...environment, content: `${environment.content}LOG_LEVEL=warn\n`, version: 'v2' };

function open() {
  const own = panelServer({
    PanelSystemInformation: () => new Promise(() => undefined),
    PanelEnvironment: () => ({ environment }),
  });
  return { ...openPanel('ADMIN', '/cpanel?tab=settings', own), own };
}

const editor = () => screen.findByRole('textbox', { name: 'Environment file' });

describe('the editor of the environment file', () => {
  it('leaves what is typed where the file is changed meanwhile, until it is loaded again', async () => {
    const { user, own } = open();
    await pasteInto(user, await editor(), '# mine');
    own.answer('SaveEnvironmentFile', () => {
      own.answer('PanelEnvironment', () => ({ environment: changed }));
      throw new Refusal('CONFLICT', 'The file was changed meanwhile.', { field: 'content' });
    });
    await user.click(screen.getByRole('button', { name: 'Save file' }));
    await user.click(await screen.findByRole('button', { name: 'Discard it and show the change' }));
    await waitFor(async () => expect(await editor()).toHaveValue(changed.content));
    expect(screen.queryByRole('button', { name: 'Discard it and show the change' })).toBeNull();
    own.answer('SaveEnvironmentFile', () => ({ saveEnvironmentFile: { ...changed, version: 'v3' } }));
    await pasteInto(user, await editor(), '# mine');
    await user.click(screen.getByRole('button', { name: 'Save file' }));
    await waitFor(() =>
      expect(own.asked.findLast(({ operation }) => operation === 'SaveEnvironmentFile')?.variables).toMatchObject({
        input: { previousVersion: 'v2' },
      }),
    );
  });

  it('leaves what is typed where a variable is added above', async () => {
    const { user, own } = open();
    await pasteInto(user, await editor(), '# mine');
    own.answer('AddVariable', () => {
      own.answer('PanelEnvironment', () => ({ environment: changed }));
      return { addVariable: changed };
    });
    await user.click(screen.getByRole('button', { name: 'Add variable' }));
    await user.type(await screen.findByLabelText(/^Variable name/), 'BANNER{Enter}');
    expect(await screen.findByText('This was changed elsewhere meanwhile')).toBeVisible();
    expect(await editor()).toHaveValue(`${environment.content}# mine`);
  });

  it('takes over a changed file where nothing is typed, and its own once it is saved', async () => {
    const { user, own } = open();
    await editor();
    own.answer('AddVariable', () => {
      own.answer('PanelEnvironment', () => ({ environment: changed }));
      return { addVariable: changed };
    });
    await user.click(screen.getByRole('button', { name: 'Add variable' }));
    await user.type(await screen.findByLabelText(/^Variable name/), 'BANNER{Enter}');
    await waitFor(async () => expect(await editor()).toHaveValue(changed.content));
    const stored = { ...changed, content: `${changed.content}PASSWORD=${MASK}`, version: 'v3' };
    own.answer('SaveEnvironmentFile', () => {
      own.answer('PanelEnvironment', () => ({ environment: stored }));
      return { saveEnvironmentFile: stored };
    });
    await pasteInto(user, await editor(), 'PASSWORD=open');
    await user.click(screen.getByRole('button', { name: 'Save file' }));
    await waitFor(async () => expect(await editor()).toHaveValue(stored.content));
    expect(screen.queryByText('This was changed elsewhere meanwhile')).toBeNull();
  });

  it.each<[string, Answer]>([
    ['can be read again', () => ({ environment: changed })],
    [
      'can’t be read again',
      () => {
        throw new Refusal('INTERNAL', 'Something went wrong.');
      },
    ],
  ])('leaves what is typed while it saves, and saves it next, where the file %s', async (_then, read) => {
    const { user, own } = open();
    let arrive = (): void => undefined;
    own.answer(
      'SaveEnvironmentFile',
      () => new Promise((resolve) => (arrive = () => resolve({ saveEnvironmentFile: changed }))),
    );
    await pasteInto(user, await editor(), 'LOG_LEVEL=warn\n');
    await user.click(screen.getByRole('button', { name: 'Save file' }));
    await waitFor(() => expect(own.times('SaveEnvironmentFile')).toBe(1));
    await pasteInto(user, await editor(), '# more');
    own.answer('PanelEnvironment', read);
    arrive();
    await waitFor(() => expect(own.times('PanelEnvironment')).toBe(2));
    await user.click(await screen.findByRole('button', { name: 'Save file' }));
    await waitFor(() => expect(own.times('SaveEnvironmentFile')).toBe(2));
    expect(own.asked.findLast(({ operation }) => operation === 'SaveEnvironmentFile')?.variables).toEqual({
      input: { content: `${changed.content}# more`, previousVersion: 'v2' },
    });
    expect(screen.queryByText('This was changed elsewhere meanwhile')).toBeNull();
  });
});
