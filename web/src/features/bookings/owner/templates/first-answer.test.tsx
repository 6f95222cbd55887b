import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { accessibilityProblems } from '../../../../testing/axe';
import { person } from '../../../../testing/people';
import { renderApp } from '../../../../testing/render';
import { fakeServer, Refusal, type Answer } from '../../../../testing/server';
import { FirstAnswer } from './FirstAnswer';

const NONE = { __typename: 'FirstAnswer', isOn: false, english: null, urdu: null };

function open(answers: Record<string, Answer> = {}) {
  const server = fakeServer({
    FirstAnswer: () => ({ firstAnswer: NONE }),
    SetFirstAnswer: ({ variables: { input } }) => ({ setFirstAnswer: { ...NONE, ...(input as object) } }),
    ...answers,
  });
  const sent = () =>
    server.asked.filter(({ operation }) => operation === 'SetFirstAnswer').map(({ variables }) => variables);
  return { ...renderApp(<FirstAnswer />, { viewer: person({ role: 'BUSINESS' }), server }), sent };
}

const save = () => screen.findByRole('button', { name: 'Save first answer' });

describe('[issue 40] the automatic first answer in Setup', () => {
  it('is written with the placeholders that every thread knows, and switched on', async () => {
    const { user, sent, container } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Send it' }));
    await user.click(await save());
    expect(await screen.findByText('Write the answer in English, in Urdu, or in both')).toBeVisible();
    expect(sent()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Price' })).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'English text' }), 'We are here ');
    await user.click(screen.getByRole('button', { name: 'Opening hours' }));
    await user.click(await save());
    await waitFor(() =>
      expect(sent()).toEqual([{ input: { isOn: true, english: 'We are here {hours}', urdu: null } }]),
    );
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('is read again when it couldn’t be', async () => {
    let isBroken = true;
    const { user } = open({
      FirstAnswer: () => {
        if (isBroken) throw new Refusal('INTERNAL', 'Something went wrong');
        return { firstAnswer: { ...NONE, isOn: true, urdu: 'سلام' } };
      },
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    await user.click(again);
    expect(await screen.findByRole('textbox', { name: 'Urdu text' })).toHaveValue('سلام');
  });
});
