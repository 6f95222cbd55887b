import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../testing/axe';
import { openPanel, panelServer } from '../../../testing/panel';
import { pasteInto } from '../../../testing/paste-into';
import { Refusal, type Answer } from '../../../testing/server';

const LAHORE = {
  __typename: 'CityRule',
  id: 3,
  city: 'Lahore',
  kind: 'CLOSING_HOUR',
  effect: 'REFUSE',
  closingTime: '22:00' as string | null,
  firstDay: '2020-06-01',
  lastDay: null as string | null,
  source: 'Punjab Marriage Functions Act 2016',
};
const KARACHI = {
  ...LAHORE,
  ...{ id: 4, city: 'Karachi', kind: 'ONE_DISH', effect: 'WARN', closingTime: null },
  ...{ firstDay: '2020-01-01', lastDay: '2020-12-31', source: 'An order' },
};

function open(answers: Record<string, Answer> = {}, role: 'ADMIN' | 'MODERATOR' = 'ADMIN', at = '?tab=city-rules') {
  const server = panelServer({
    PanelCityRules: () => ({
      allCityRules: {
        __typename: 'CityRuleConnection',
        nodes: [KARACHI, LAHORE],
        totalCount: 2,
        totalCountIsLowerBound: false,
      },
    }),
    ...answers,
  });
  return { ...openPanel(role, `/cpanel${at}`, server), server };
}

const sentVariables = (server: ReturnType<typeof panelServer>, operation: string) =>
  server.asked.find((asked) => asked.operation === operation)?.variables;

describe('[issue 16] [decision 0025] city rules in the control panel', () => {
  it('stand with what they ask, their evenings, their state and their source', async () => {
    const { container } = open();
    const lahore = await screen.findByRole('row', { name: /Lahore.*Over by 10:00 PM.*Refuses.*From Jun 01, 2020/ });
    expect(lahore).toHaveTextContent(/In force.*Punjab Marriage Functions Act 2016/);
    const karachi = screen.getByRole('row', { name: /Karachi.*One dish.*Warns.*Jan 01, 2020 to Dec 31, 2020/ });
    expect(within(karachi).getByText('Over')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'End: Karachi: One dish' })).toBeNull();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('are looked for by text, rule, state and order of the address', async () => {
    const { server } = open({}, 'ADMIN', '?tab=city-rules&text=lah&kind=closing_hour&state=current&order=first_day');
    await screen.findByRole('row', { name: /Lahore/ });
    expect(sentVariables(server, 'PanelCityRules')).toMatchObject({
      filter: { text: 'lah', kind: 'CLOSING_HOUR', state: 'CURRENT' },
      order: 'FIRST_DAY',
    });
  });

  it('an admin adds one, once it is whole', async () => {
    const { user, server } = open({ AddCityRule: () => ({ addCityRule: { ...LAHORE, id: 5 } }) });
    await user.click(await screen.findByRole('button', { name: 'Add Rule' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add Rule' });
    expect(await accessibilityProblems(dialog)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Save Rule' }));
    expect((await within(dialog).findAllByText('City is required'))[0]).toBeVisible();
    expect(within(dialog).getAllByText('Give the closing hour')[0]).toBeVisible();
    await pasteInto(user, within(dialog).getByRole('textbox', { name: /City/ }), ' Multan ');
    await user.type(within(dialog).getByRole('textbox', { name: /Closing hour/ }), '10:00 PM{Tab}');
    await user.type(within(dialog).getByRole('textbox', { name: /First evening/ }), '2027-03-10{Tab}');
    await pasteInto(user, within(dialog).getByRole('textbox', { name: /Source/ }), 'An order');
    await user.click(within(dialog).getByRole('button', { name: 'Save Rule' }));
    expect(await screen.findByText('The rule has been saved.')).toBeVisible();
    expect(sentVariables(server, 'AddCityRule')).toEqual({
      input: {
        ...{ city: 'Multan', kind: 'CLOSING_HOUR', effect: 'WARN', closingTime: '22:00' },
        ...{ firstDay: '2027-03-10', lastDay: null, source: 'An order' },
      },
    });
  });

  it('an admin changes one, and reads why the server refuses', async () => {
    const message = 'This city has a rule of the same kind on some of these days';
    const { user, server } = open({
      ChangeCityRule: () => {
        throw new Refusal('ALREADY_TAKEN', message, { field: 'firstDay' });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Change: Lahore: Closing hour' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change: Lahore: Closing hour' });
    await user.click(within(dialog).getByRole('button', { name: 'Save Rule' }));
    expect((await within(dialog).findAllByText(message))[0]).toBeVisible();
    const { __typename, id, ...input } = LAHORE;
    expect(sentVariables(server, 'ChangeCityRule')).toEqual({ id, input });
  });

  it('one dish has neither time nor effect to choose', async () => {
    const { user, server } = open({ ChangeCityRule: () => ({ changeCityRule: KARACHI }) });
    await user.click(await screen.findByRole('button', { name: 'Change: Karachi: One dish' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/It only warns/)).toBeVisible();
    expect(within(dialog).queryByRole('textbox', { name: /Closing hour/ })).toBeNull();
    expect(within(dialog).queryByRole('combobox', { name: /Effect/ })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Save Rule' }));
    expect(await screen.findByText('The rule has been saved.')).toBeVisible();
    expect(sentVariables(server, 'ChangeCityRule')).toMatchObject({ input: { effect: 'WARN', closingTime: null } });
  });

  it('an admin ends one with an evening', async () => {
    const { user, server } = open({ EndCityRule: () => ({ endCityRule: { ...LAHORE, lastDay: '2027-03-31' } }) });
    await user.click(await screen.findByRole('button', { name: 'End: Lahore: Closing hour' }));
    const dialog = await screen.findByRole('dialog', { name: 'End: Lahore: Closing hour' });
    const field = within(dialog).getByRole('textbox', { name: /Last evening/ });
    await user.clear(field);
    await user.type(field, '2027-03-31{Tab}');
    await user.click(within(dialog).getByRole('button', { name: 'End Rule' }));
    expect(await screen.findByText('The rule has been given its last evening.')).toBeVisible();
    expect(sentVariables(server, 'EndCityRule')).toEqual({ id: 3, input: { lastDay: '2027-03-31' } });
  });

  it('moderators read them', async () => {
    open({}, 'MODERATOR');
    expect(await screen.findByRole('row', { name: /Lahore/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Add Rule|Change|End:/ })).toBeNull();
  });
});
