import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { ToastSubject } from './subject';
import { fakeServer, Refusal } from '../testing/server';
import { person } from '../testing/people';
import { renderApp } from '../testing/render';
import { useRegisterMutation, type RegisterMutation, type RegisterMutationVariables } from './generated/accounts';
import { useViewerQuery } from './generated/session';
import type { AppMutationOptions, FormErrors, MutationOutcome } from './useAppMutation';

type Options = AppMutationOptions<RegisterMutation, RegisterMutationVariables>;

const input = { name: 'A', username: 'abcd', email: 'a@b.pk', password: 'secret123' };

/** A form that notes what it is told. */
function noting(...names: string[]) {
  const errors: Record<string, string> = {};
  const form: FormErrors = {
    values: Object.fromEntries(names.map((name) => [name, ''])),
    setFieldError: (field, message) => void (errors[field] = message),
    setFieldTouched: () => undefined,
  };
  return { form, errors };
}

function Change({
  options,
  form,
  told,
}: {
  options?: Options;
  form?: FormErrors;
  told?: (outcome: MutationOutcome<RegisterMutation>) => void;
}) {
  const { run, pending } = useRegisterMutation(options);
  return (
    <button type="button" onClick={() => void run({ input }, form ? { form } : {}).then(told)}>
      {pending ? 'changing' : 'change'}
    </button>
  );
}

const refusing = (...refusal: ConstructorParameters<typeof Refusal>) =>
  fakeServer({
    Register: () => {
      throw new Refusal(...refusal);
    },
  });

const accepting = () =>
  fakeServer({ Register: () => ({ register: { __typename: 'Session', token: 't', user: person() } }) });

describe('a change', () => {
  it.each([
    [{ title: 'Added' }, 'A'],
    [{ title: 'Added', description: 'It counts from now on.' }, 'A: It counts from now on.'],
  ])('names in its toast what it speaks of: %j', async (success, description) => {
    const options: Options = { success, about: (sent) => sent.input.name };
    const { user } = renderApp(<Change options={options} />, { server: accepting() });
    await user.click(screen.getByRole('button', { name: 'change' }));
    expect((await screen.findByText('Added')).parentElement).toHaveTextContent(`Added${description}`);
  });

  it.each([
    [{ title: 'Not added' }, 'A: Somebody was faster.'],
    [() => ({ title: 'Not added' }), 'A'],
  ])('names in the toast of a failure what was not changed: %j', async (failure, description) => {
    const options: Options = { failure, about: (sent) => sent.input.name };
    const { user } = renderApp(<Change options={options} />, {
      server: refusing('CONFLICT', 'Somebody was faster.'),
    });
    await user.click(screen.getByRole('button', { name: 'change' }));
    expect((await screen.findByText('Not added')).parentElement).toHaveTextContent(`Not added${description}`);
  });

  it('names what the screen speaks of, unless it names something itself', async () => {
    const { user } = renderApp(
      <ToastSubject value="Sana Malik">
        <Change options={{ failure: { title: 'Not recorded' } }} />
      </ToastSubject>,
      { server: refusing('CONFLICT', 'Somebody was faster.') },
    );
    await user.click(screen.getByRole('button', { name: 'change' }));
    const toast = (await screen.findByText('Not recorded')).parentElement;
    expect(toast).toHaveTextContent('Not recordedSana Malik: Somebody was faster.');
  });

  it('leaves out a name that its title has', async () => {
    const options: Options = { success: { title: 'A was added', about: '' }, about: 'A' };
    const { user } = renderApp(<Change options={options} />, { server: accepting() });
    await user.click(screen.getByRole('button', { name: 'change' }));
    expect(await screen.findByText('A was added')).toBeVisible();
    expect(screen.queryByText('A')).toBeNull();
  });

  it('says while it is under way, then tells of its success in one toast', async () => {
    let finish: () => void = () => undefined;
    const server = accepting();
    const answered = new Promise<void>((resolve) => (finish = resolve));
    server.answer('Register', () => answered.then(() => ({ register: { token: 't', user: person() } })));
    const options: Options = { success: (data) => ({ title: 'Success!', description: data.register.user.name }) };
    const { user } = renderApp(<Change options={options} />, { server });
    await user.click(screen.getByText('change'));
    expect(await screen.findByText('changing')).toBeInTheDocument();
    finish();
    expect(await screen.findByText('Ayesha Noor')).toBeInTheDocument();
    expect(screen.getByText('change')).toBeInTheDocument();
  });

  it.each([
    ['the server’s sentence', refusing('CONFLICT', 'Somebody was faster.'), 'Somebody was faster.'],
    [
      'the fallback where there is none',
      { ...fakeServer(), fetch: () => Promise.reject(new TypeError('offline')) },
      'Try later.',
    ],
  ])('fails with %s', async (_case, server, said) => {
    const { user } = renderApp(<Change options={{ failure: { title: 'Failed', fallback: 'Try later.' } }} />, {
      server,
    });
    await user.click(screen.getByText('change'));
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(screen.getByText('Failed')).toBeInTheDocument();
  });

  it('never rejects', async () => {
    const outcomes: unknown[] = [];
    const { user } = renderApp(<Change told={(outcome) => outcomes.push(outcome)} />, {
      server: refusing('IN_USE', 'Used.'),
    });
    await user.click(screen.getByText('change'));
    await waitFor(() => expect(outcomes).toMatchObject([{ ok: false, error: { code: 'IN_USE', message: 'Used.' } }]));
  });
});

describe('the server’s messages about fields', () => {
  const fields = [
    { field: 'input.email', message: 'This email is already taken' },
    { field: 'captcha', message: 'Captcha missing' },
  ];

  it('go to the fields of the form, the rest into the toast', async () => {
    const { form, errors } = noting('email');
    const server = refusing('INVALID_INPUT', 'This email is already taken', { fields });
    const { user } = renderApp(<Change form={form} options={{ failure: { title: 'Failed' } }} />, { server });
    await user.click(screen.getByText('change'));
    expect(await screen.findByText('Captcha missing')).toBeInTheDocument();
    expect(errors).toEqual({ email: 'This email is already taken' });
  });

  it('need no toast where all of them found their field', async () => {
    const { form, errors } = noting('email', 'captcha');
    const server = refusing('INVALID_INPUT', 'This email is already taken', { fields });
    const { user } = renderApp(<Change form={form} options={{ failure: { title: 'All placed' } }} />, { server });
    await user.click(screen.getByText('change'));
    await waitFor(() => expect(errors).toHaveProperty('captcha', 'Captcha missing'));
    expect(screen.queryByText('All placed')).not.toBeInTheDocument();
  });

  it('may be told in the toast as well', async () => {
    const { form } = noting('email', 'captcha');
    const server = refusing('INVALID_INPUT', 'This email is already taken', { fields });
    const { user } = renderApp(<Change form={form} options={{ failure: { title: 'Both', always: true } }} />, {
      server,
    });
    await user.click(screen.getByText('change'));
    expect(await screen.findByText('Both')).toBeInTheDocument();
  });
});

function Reader() {
  const { data } = useViewerQuery();
  return <p>{data?.viewer.name}</p>;
}

it('reads again what it made old: at once what is on screen, the rest when it opens', async () => {
  let name = 'before';
  const server = accepting();
  server.answer('Viewer', () => ({ viewer: person({ name }) }));
  function Page() {
    const [open, setOpen] = useState(true);
    return (
      <>
        <Change options={{ refetch: ['Viewer'] }} />
        <button type="button" onClick={() => setOpen(!open)}>
          turn
        </button>
        {open && <Reader />}
      </>
    );
  }
  const { user } = renderApp(<Page />, { server });
  await screen.findByText('before');
  name = 'after';
  await user.click(screen.getByText('change'));
  expect(await screen.findByText('after')).toBeInTheDocument();

  await user.click(screen.getByText('turn'));
  name = 'later';
  await user.click(screen.getByText('change'));
  await waitFor(() => expect(server.times('Register')).toBe(2));
  expect(server.times('Viewer')).toBe(2);
  await user.click(screen.getByText('turn'));
  expect(await screen.findByText('later')).toBeInTheDocument();
});
