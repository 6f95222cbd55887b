import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { number, object, string } from 'yup';
import { accessibilityProblems } from '../../testing/axe';
import { renderApp } from '../../testing/render';
import { AppForm, FormElement, FormState, useOnSubmit } from './AppForm';
import { ChoiceField } from './ChoiceField';
import { NumberField } from './NumberField';
import { PlainTextField } from './PlainFields';
import { SelectField } from './SelectField';
import { SubmitButton } from './SubmitButton';
import { PasswordField, TextAreaField, TextField } from './TextField';

const EMPTY = {
  title: '',
  about: '',
  secret: '',
  guests: null as number | null,
  city: null as string | null,
  kind: 'hall',
};

const schema = object({
  title: string().required('Title is required'),
  guests: number().nullable().max(500, 'At most 500 guests'),
  city: string().nullable().required('Choose a city'),
});

function open(onSubmit: (values: typeof EMPTY) => Promise<unknown> = () => Promise.resolve(), pending = false) {
  return renderApp(
    <AppForm initialValues={EMPTY} schema={schema} onSubmit={onSubmit} label="Hall">
      <TextField name="title" label="Title" hint="As on the sign" required />
      <TextAreaField name="about" label="About" maxLength={20} />
      <PasswordField name="secret" label="Secret" />
      <NumberField name="guests" label="Guests" min={1} />
      <SelectField
        name="city"
        label="City"
        searchable
        options={[
          { value: 'lhr', label: 'Lahore' },
          { value: 'khi', label: 'Karachi' },
          { value: 'rwp', label: 'Rawalpindi' },
          { value: 'wah', label: 'Wah' },
        ]}
      />
      <ChoiceField
        name="kind"
        label="Kind"
        hint="What it is"
        options={[
          { value: 'hall', label: 'Hall' },
          { value: 'lawn', label: 'Lawn' },
        ]}
      />
      <SubmitButton label="Save" pendingLabel="Saving..." pending={pending} />
    </AppForm>,
  );
}

function Part({ onSubmit }: { onSubmit: () => Promise<unknown> }) {
  useOnSubmit(onSubmit);
  return <TextField name="title" label="Title" />;
}

describe('a form of which a part says what sending does', () => {
  it('checks its values first, and sends once however often it is pressed', async () => {
    const send = jest.fn(() => new Promise(() => undefined));
    const { user } = renderApp(
      <FormState initialValues={{ title: '' }} schema={object({ title: string().required('Title is required') })}>
        <FormElement label="Step">
          <Part onSubmit={send} />
          <button type="submit">Next</button>
        </FormElement>
      </FormState>,
    );
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Title is required')).toBeVisible();
    expect(send).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText('Title'), 'Royal Palm');
    await user.dblClick(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('[issue 17] what is typed on a phone', () => {
  it('is left as it is where it must match, and a name begins with a capital', () => {
    renderApp(
      <AppForm initialValues={{ user: '', name: '', mail: '' }} schema={object()} onSubmit={() => Promise.resolve()}>
        <PlainTextField name="user" label="User" autoComplete="username" inputMode="email" />
        <PlainTextField name="name" label="Name" autoComplete="name" />
        <TextField name="mail" label="Mail" type="email" autoComplete="email" />
      </AppForm>,
    );
    const user = screen.getByLabelText('User');
    expect(user).toHaveAttribute('inputmode', 'email');
    expect(user).toHaveAttribute('autocapitalize', 'none');
    expect(user).toHaveAttribute('spellcheck', 'false');
    expect(screen.getByLabelText('Name')).toHaveAttribute('autocapitalize', 'words');
    expect(screen.getByLabelText('Mail')).toHaveAttribute('autocorrect', 'off');
  });
});

describe('a form', () => {
  it('hands over what was put into its fields', async () => {
    const submitted = jest.fn<(values: typeof EMPTY) => Promise<void>>().mockResolvedValue();
    const { user } = open(submitted);
    await user.type(screen.getByLabelText(/^Title/), 'Royal Palm');
    await user.type(screen.getByLabelText('About'), 'Large');
    await user.type(screen.getByLabelText('Secret'), 'x');
    await user.type(screen.getByLabelText('Guests'), '250');
    await user.click(screen.getByRole('radio', { name: 'Lawn' }));
    await user.click(screen.getByRole('combobox', { name: 'City' }));
    await user.click(await screen.findByTitle('Karachi'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(submitted).toHaveBeenCalledTimes(1));
    expect(submitted.mock.calls[0]?.[0]).toEqual({
      title: 'Royal Palm',
      about: 'Large',
      secret: 'x',
      guests: 250,
      city: 'khi',
      kind: 'lawn',
    });
  });

  it('offers first what begins with what was typed, before what holds it', async () => {
    const { user } = open();
    const city = screen.getByRole('combobox', { name: 'City' });
    await user.click(city);
    await user.type(city, 'wa');
    const offered = await screen.findAllByTitle(/\w/);
    expect(offered.map(({ title }) => title)).toEqual(['Wah', 'Rawalpindi']);
  });

  it('is sent by Ctrl-Enter from a text of several lines', async () => {
    const submitted = jest.fn<(values: typeof EMPTY) => Promise<void>>().mockResolvedValue();
    const { user } = open(submitted);
    await user.type(screen.getByLabelText(/^Title/), 'Royal Palm');
    await user.click(screen.getByRole('combobox', { name: 'City' }));
    await user.click(await screen.findByTitle('Karachi'));
    await user.type(screen.getByLabelText('About'), 'One{Enter}Two');
    expect(submitted).not.toHaveBeenCalled();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(submitted).toHaveBeenCalledTimes(1));
    expect(submitted.mock.calls[0]?.[0]).toMatchObject({ about: 'One\nTwo' });
  });

  it('ties every label, hint and error to its field', async () => {
    const { user, container } = open();
    const title = screen.getByLabelText(/^Title/);
    expect(title).toHaveAccessibleDescription('As on the sign');
    expect(title).toBeRequired();
    await user.type(screen.getByLabelText('Guests'), '501');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Title is required')).toBeInTheDocument();
    expect(title).toHaveAccessibleDescription('As on the sign Title is required');
    expect(screen.getByLabelText('Guests')).toHaveAccessibleDescription('At most 500 guests');
    expect(screen.getByRole('combobox', { name: 'City' })).toHaveAccessibleDescription('Choose a city');
    expect(screen.getByRole('group', { name: 'Kind' })).toHaveAccessibleDescription('What it is');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('complains about a field when it is left, not before', async () => {
    const { user } = open();
    await user.click(screen.getByLabelText(/^Title/));
    expect(screen.queryByText('Title is required')).not.toBeInTheDocument();
    await user.tab();
    const error = await screen.findByText('Title is required');
    expect(error.parentElement).toHaveAttribute('aria-live', 'polite');
    expect(screen.queryByText('Choose a city')).not.toBeInTheDocument();
  });

  it('shows no error below a finger either, which moves the focus once it has been lifted', async () => {
    const { user } = open();
    await user.click(screen.getByLabelText(/^Title/));
    const save = screen.getByRole('button', { name: 'Save' });
    fireEvent.pointerDown(save, { pointerType: 'touch' });
    fireEvent.pointerUp(save, { pointerType: 'touch' });
    fireEvent.mouseDown(save);
    act(() => screen.getByLabelText(/^Title/).blur());
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.queryByText('Title is required')).toBeNull();
    fireEvent.mouseUp(save);
    expect(await screen.findByText('Title is required')).toBeVisible();
  });

  it('counts the characters where there is a limit', async () => {
    const { user } = open();
    await user.type(screen.getByLabelText('About'), 'Large');
    expect(screen.getByText('5 / 20')).toBeInTheDocument();
  });

  it('says while it is being sent', () => {
    open(undefined, true);
    expect(screen.getByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-busy', 'true');
  });

  it('shows no error below a pointer that is held down: what is pressed would move away', async () => {
    const { user } = open();
    await user.click(screen.getByLabelText(/^Title/));
    const save = screen.getByRole('button', { name: 'Save' });
    await user.pointer({ keys: '[MouseLeft>]', target: save });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.queryByText('Title is required')).toBeNull();
    await user.pointer({ keys: '[/MouseLeft]', target: save });
    expect(await screen.findByText('Title is required')).toBeVisible();
  });
});
