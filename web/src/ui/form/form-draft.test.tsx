import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { object, string } from 'yup';
import { keepOpenForms, setDraftOwner } from '../../lib/draft-owner';
import { dropAllDrafts } from '../../lib/form-drafts';
import { renderApp } from '../../testing/render';
import { AppForm } from './AppForm';
import { SubmitButton } from './SubmitButton';
import { PasswordField, TextField } from './TextField';

const schema = object({ title: string() });

interface Props {
  title?: string;
  draft?: false | string;
  onSubmit?: () => Promise<unknown>;
}

function Form({ title = '', draft, onSubmit = () => Promise.resolve() }: Props) {
  return (
    <AppForm
      label="Hall"
      initialValues={{ title, password: '', cnic: '' }}
      schema={schema}
      onSubmit={onSubmit}
      reinitialize
      {...(draft === undefined ? {} : { draft })}
    >
      <TextField name="title" label="Title" />
      <PasswordField name="password" label="Password" autoComplete="off" />
      <TextField name="cnic" label="CNIC" />
      <SubmitButton label="Save" pendingLabel="Saving..." pending={false} />
    </AppForm>
  );
}

const field = () => screen.findByLabelText(/^Title/);
const signIn = (account: number | null) => act(() => setDraftOwner(account));
const end = () => {
  act(() => keepOpenForms());
  signIn(null);
};

/** Types into a form, lets the session end, and leaves the page. */
async function typeAndLose(props: Props = {}, typed = 'A garden') {
  setDraftOwner(7);
  const { user, unmount } = renderApp(<Form {...props} />);
  await user.type(await field(), typed);
  await user.type(screen.getByLabelText(/^Password/), 'a secret of mine');
  await user.type(screen.getByLabelText(/^CNIC/), '99999-1234567-1');
  end();
  unmount();
}

beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

describe('[issue: sessions] what was typed when the session ended', () => {
  it('is there once the same account is back, without its password and CNIC', async () => {
    await typeAndLose();
    expect(sessionStorage.getItem('form-drafts')).toContain('A garden');
    expect(sessionStorage.getItem('form-drafts')).not.toMatch(/a secret of mine|99999/);
    renderApp(<Form />);
    expect(await field()).toHaveValue('');
    signIn(7);
    expect(await field()).toHaveValue('A garden');
    expect(screen.getByLabelText(/^Password/)).toHaveValue('');
  });

  it('waits for data that comes later, and is no other row’s', async () => {
    await typeAndLose({ title: 'Pearl ' }, 'Hall');
    setDraftOwner(7);
    const { rerender } = renderApp(<Form title="Shalimar" />);
    expect(await field()).toHaveValue('Shalimar');
    rerender(<div />);
    renderApp(<Form title="Pearl " />);
    expect(await field()).toHaveValue('Pearl Hall');
  });

  it.each<[string, () => void | Promise<void>]>([
    ['for somebody else', () => signIn(99)],
    [
      'after signing out by choice',
      () => {
        signIn(7);
        dropAllDrafts('7');
      },
    ],
    [
      'once the form was left',
      async () => {
        setDraftOwner(7);
        const { unmount } = renderApp(<Form />);
        expect(await field()).toHaveValue('A garden');
        unmount();
      },
    ],
    [
      'once it was sent',
      async () => {
        setDraftOwner(7);
        const { user, unmount } = renderApp(<Form />);
        await user.click(await screen.findByRole('button', { name: 'Save' }));
        signIn(null);
        unmount();
        signIn(7);
      },
    ],
  ])('isn’t there %s', async (_when, happens) => {
    await typeAndLose();
    await happens();
    renderApp(<Form />);
    expect(await field()).toHaveValue('');
  });

  it.each<[string, Props, Props]>([
    ['forms that are told apart', { draft: 'review 4' }, { draft: 'review 5' }],
    ['forms that keep nothing', { draft: false }, { draft: false }],
  ])('isn’t in %s', async (_which, one, other) => {
    await typeAndLose(one);
    setDraftOwner(7);
    renderApp(<Form {...other} />);
    expect(await field()).toHaveValue('');
  });

  it('is not kept of a form in which nothing was typed', async () => {
    await typeAndLose({}, ' ');
    setDraftOwner(7);
    const { user, unmount } = renderApp(<Form />);
    await user.clear(await field());
    end();
    unmount();
    expect(sessionStorage.getItem('form-drafts') ?? '{}').not.toContain('title');
  });
});
