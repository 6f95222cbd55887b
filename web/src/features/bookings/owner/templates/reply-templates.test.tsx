import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../../testing/axe';
import { person } from '../../../../testing/people';
import { renderApp } from '../../../../testing/render';
import { fakeServer, Refusal, type Answer } from '../../../../testing/server';
import { ReplyTemplates } from './ReplyTemplates';

const VISIT = { __typename: 'ReplyTemplate', id: 1, name: 'Visit', english: 'Come and see {hall}.', urdu: null };

function open(templates: object[], answers: Record<string, Answer> = {}) {
  const server = fakeServer({
    ReplyTemplates: () => ({ replyTemplates: templates }),
    AddReplyTemplate: () => ({ addReplyTemplate: { ...VISIT, id: 2 } }),
    ChangeReplyTemplate: () => ({ changeReplyTemplate: VISIT }),
    RemoveReplyTemplate: () => ({ removeReplyTemplate: VISIT }),
    ...answers,
  });
  const sent = (operation: string) =>
    server.asked.filter((each) => each.operation === operation).map(({ variables }) => variables);
  return { ...renderApp(<ReplyTemplates />, { viewer: person({ role: 'BUSINESS' }), server }), sent };
}

const press = (name: string) => screen.findByRole('button', { name });

describe('[issue 40] the reply templates of a business in Setup', () => {
  it('are written with placeholders that are put where one writes', async () => {
    const { user, sent } = open([]);
    expect(await screen.findByText(/^No templates yet/)).toBeVisible();
    await user.click(await press('Add template'));
    const dialog = within(await screen.findByRole('dialog', { name: 'New reply template' }));
    await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Price');
    await user.type(dialog.getByRole('textbox', { name: 'Urdu text' }), 'قیمت ');
    await user.click(dialog.getByRole('button', { name: 'Price' }));
    expect(dialog.getByRole('textbox', { name: 'Urdu text' })).toHaveValue('قیمت {price}');
    await user.click(dialog.getByRole('button', { name: 'Save template' }));
    await waitFor(() =>
      expect(sent('AddReplyTemplate')).toEqual([{ input: { name: 'Price', english: null, urdu: 'قیمت {price}' } }]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('name a placeholder that nobody knows, and a text that is missing', async () => {
    const { user, sent } = open([]);
    await user.click(await press('Add template'));
    const dialog = within(await screen.findByRole('dialog', { name: 'New reply template' }));
    await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Price');
    await user.click(dialog.getByRole('button', { name: 'Save template' }));
    expect(await dialog.findByText('Write the answer in English, in Urdu, or in both')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'English text' }), 'Dear {{gest}');
    expect(await dialog.findByText('There is no placeholder {gest}: choose one of the list')).toBeVisible();
    expect(sent('AddReplyTemplate')).toEqual([]);
  });

  it('are changed and deleted', async () => {
    const { user, sent, container } = open([VISIT]);
    await user.click(await press('Edit Visit'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Visit' }));
    await user.type(dialog.getByRole('textbox', { name: 'English text' }), ' Any day.');
    await user.click(dialog.getByRole('button', { name: 'Save template' }));
    const input = { name: 'Visit', english: 'Come and see {hall}. Any day.', urdu: null };
    await waitFor(() => expect(sent('ChangeReplyTemplate')).toEqual([{ id: 1, input }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(await press('Delete Visit'));
    await user.click(await press('Delete template'));
    await waitFor(() => expect(sent('RemoveReplyTemplate')).toEqual([{ id: 1 }]));
  });

  it('are read again when they couldn’t be', async () => {
    let isBroken = true;
    const { user } = open([], {
      ReplyTemplates: () => {
        if (isBroken) throw new Refusal('INTERNAL', 'Something went wrong');
        return { replyTemplates: [VISIT] };
      },
    });
    const again = await press('Try again');
    isBroken = false;
    await user.click(again);
    expect(await screen.findByText('Come and see {hall}.')).toBeVisible();
  });
});
