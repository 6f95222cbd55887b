import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { pasteInto } from '../../../testing/paste-into';
import { person } from '../../../testing/people';
import { renderApp } from '../../../testing/render';
import { fakeServer, Refusal } from '../../../testing/server';
import { StaffSignIn } from '../staff/StaffSignIn';
import { LoginScreen } from './LoginScreen';

const required = () => {
  throw new Refusal('SECOND_FACTOR_REQUIRED', 'Please enter the code of your authenticator app, or a recovery code.');
};

describe('[issue: second factor] the sign-in', () => {
  it('asks for the code as a second step, says what is wrong with it, and goes back', async () => {
    const server = fakeServer({
      SignIn: required,
      DemoSignIns: () => ({ clientConfig: { __typename: 'ClientConfig', demoSignIns: [] } }),
    });
    const { user, token } = renderApp(<LoginScreen />, { server });
    await pasteInto(user, screen.getByLabelText(/^Email or username/), 'ayesha@mail.test');
    await pasteInto(user, screen.getByLabelText(/^Password/), 'correct horse battery');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    const code = await screen.findByLabelText(/^Code/);
    expect(code).toHaveFocus();
    expect(screen.queryByText('Login Failed')).toBeNull();
    server.answer('SignIn', () => {
      throw new Refusal('INVALID_SECOND_FACTOR', 'This code is wrong, or was used before.', { field: 'code' });
    });
    await pasteInto(user, code, '000000');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect((await screen.findAllByText('This code is wrong, or was used before.'))[0]).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByLabelText(/^Email or username/)).toHaveValue('ayesha@mail.test');
    server.answer('SignIn', required);
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await pasteInto(user, await screen.findByLabelText(/^Code/), '123456');
    server.answer('SignIn', () => ({ signIn: { __typename: 'Session', token: 'fresh', user: person() } }));
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await screen.findByText('Success!');
    expect(token.current()).toBe('fresh');
    expect(server.asked.filter(({ operation }) => operation === 'SignIn').at(-1)?.variables).toMatchObject({
      input: { emailOrUsername: 'ayesha@mail.test', code: '123456' },
    });
  });

  it('of staff shows the field for the code', async () => {
    const server = fakeServer({ StaffSignIn: required });
    const { user } = renderApp(<StaffSignIn reload={() => undefined} />, { server });
    await pasteInto(user, screen.getByLabelText(/^Email or username/), 'admin');
    await pasteInto(user, screen.getByLabelText(/^Password/), 'correct horse battery');
    await user.click(screen.getByRole('button', { name: 'Access Control Panel' }));
    expect(await screen.findByLabelText(/^Code/)).toHaveFocus();
    expect(screen.getByText(/^Please enter the code of your authenticator app/)).toBeVisible();
  });
});
