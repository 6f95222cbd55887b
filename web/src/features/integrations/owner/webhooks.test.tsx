import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { INTEGRATION_MESSAGES } from '@mehfil/api/domain/integrations/inputs';
import { INTEGRATION_LIMITS } from '@mehfil/api/domain/integrations/limits';
import { accessibilityProblems } from '../../../testing/axe';
import { person } from '../../../testing/people';
import { renderApp, type Rendered } from '../../../testing/render';
import { fakeServer, Refusal, type Answer } from '../../../testing/server';
import { Webhooks } from './Webhooks';

const URL_OF_ONE = 'https://till.example/news';
const SECRET = 'whsec_0123456789abcdefghijklmnopqrstuvwxyzABCDE';

function webhook(particulars: object = {}) {
  return {
    __typename: 'Webhook',
    ...{ id: 4, url: URL_OF_ONE, events: ['BOOKING_REQUESTED', 'REVIEW_WRITTEN'], isActive: true },
    ...{ state: 'ACTIVE', pausedUntil: null, disabledAt: null, failures: 0, createdAt: '2027-01-01T08:00:00.000Z' },
    ...particulars,
  };
}

function delivery(id: number, particulars: object = {}) {
  return {
    __typename: 'WebhookDelivery',
    ...{ id, event: 'BOOKING_REQUESTED', status: 'DELIVERED', attempts: 1, responseStatus: 204, responseText: '' },
    ...{ lastError: null, durationMs: 40, createdAt: `2027-02-0${id}T08:00:00.000Z`, nextAttemptAt: null },
    ...{ deliveredAt: '2027-02-01T08:00:01.000Z' },
    ...particulars,
  };
}

function log(nodes: object[], particulars: object = {}) {
  const pageInfo = { __typename: 'PageInfo', page: 1, limit: 10, hasNextPage: false, endCursor: null, ...particulars };
  return { webhookDeliveries: { __typename: 'WebhookDeliveryConnection', nodes, pageInfo } };
}

function open(answers: Record<string, Answer> = {}): Rendered {
  const server = fakeServer({ Webhooks: () => ({ webhooks: [webhook()] }), ...answers });
  return renderApp(<Webhooks />, { viewer: person({ role: 'BUSINESS' }), server });
}

function refuse(...particulars: ConstructorParameters<typeof Refusal>): Answer {
  return () => {
    throw new Refusal(...particulars);
  };
}

const asked = ({ server }: Rendered, operation: string) =>
  server.asked.filter((each) => each.operation === operation).map(({ variables }) => variables);

describe('[issue 6] Settings, Integrations: webhooks', () => {
  it('each says where it goes, what it is told and how it fares', async () => {
    const page = open({
      Webhooks: () => ({
        webhooks: [
          webhook(),
          webhook({ id: 5, url: 'https://two.example/', failures: 3 }),
          webhook({
            ...{ id: 6, url: 'https://three.example/', isActive: false, state: 'DISABLED', failures: 15 },
            disabledAt: '2027-02-03T08:00:00.000Z',
          }),
        ],
      }),
    });
    const items = await screen.findAllByRole('listitem');
    expect(items[0]).toHaveTextContent(`${URL_OF_ONE}Booking requested · Review writtenOn`);
    expect(items[1]).toHaveTextContent('3 attempts failed since the last success');
    expect(items[2]).toHaveTextContent(/Switched off on .*2027: nothing could be delivered for more than a day\.Off/);
    expect(await accessibilityProblems(page.container)).toEqual([]);
  });

  it('one that is paused says until when, and is resumed', async () => {
    const paused = webhook({ state: 'PAUSED', pausedUntil: '2027-02-03T08:30:00.000Z', failures: 4 });
    const page = open({
      Webhooks: () => ({ webhooks: [paused] }),
      ResumeWebhook: () => ({ resumeWebhook: webhook() }),
    });
    const item = await screen.findByRole('listitem');
    expect(item).toHaveTextContent(/Paused until .*: 4 attempts failed in a row\. Events wait\./);
    page.server.answer('Webhooks', () => ({ webhooks: [webhook()] }));
    await page.user.click(within(item).getByRole('button', { name: `Resume ${URL_OF_ONE}` }));
    expect(asked(page, 'ResumeWebhook')).toEqual([{ id: 4 }]);
    await waitFor(() => expect(item).not.toHaveTextContent('Paused until'));
    expect(within(item).queryByRole('button', { name: `Resume ${URL_OF_ONE}` })).not.toBeInTheDocument();
    // The button has left with the pause: the keyboard goes on from its row.
    await waitFor(() => expect(document.activeElement).toBe(item));
  });

  it('says when there are none, and when they can’t be loaded', async () => {
    const page = open({ Webhooks: refuse('INTERNAL', 'Something broke') });
    const again = await screen.findByRole('button', { name: 'Try again' });
    page.server.answer('Webhooks', () => ({ webhooks: [] }));
    await page.user.click(again);
    expect(await screen.findByText('No webhooks yet')).toBeVisible();
  });

  it('a new one shows its secret once', async () => {
    let webhooks: object[] = [];
    const page = open({
      Webhooks: () => ({ webhooks }),
      AddWebhook: () => {
        webhooks = [webhook()];
        return { addWebhook: { __typename: 'WebhookWithSecret', webhook: webhooks[0], secret: SECRET } };
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'New webhook' }));
    const form = within(await screen.findByRole('dialog', { name: 'New webhook' }));
    await page.user.type(form.getByRole('textbox', { name: /^URL/ }), ` ${URL_OF_ONE} `);
    await page.user.click(form.getByRole('checkbox', { name: 'Booking confirmed' }));
    await page.user.click(form.getByRole('checkbox', { name: 'Booking cancelled' }));
    await page.user.click(form.getByRole('button', { name: 'Add webhook' }));
    const shown = within(await screen.findByRole('dialog', { name: 'Signing secret' }));
    expect(asked(page, 'AddWebhook')).toEqual([
      {
        input: {
          url: URL_OF_ONE,
          events: [
            'BOOKING_REQUESTED',
            'BOOKING_HOLD_ENDED',
            'BOOKING_CHANGED',
            'REVIEW_WRITTEN',
            'PAYMENT_RECORDED',
            'PAYMENT_OVERDUE',
            'MESSAGE_SENT',
            'ENQUIRY_CREATED',
          ],
        },
      },
    ]);
    expect(shown.getByRole('textbox', { name: 'Secret' })).toHaveValue(SECRET);
    await page.user.click(shown.getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('heading', { name: URL_OF_ONE })).toBeVisible();
    expect(document.body).not.toContainHTML(SECRET);
    expect(JSON.stringify(page.client.cache.extract())).not.toContain(SECRET);
  });

  it('a wrong address is refused before it is sent, a private one by the server, both at the field', async () => {
    const { urlRequired, urlInvalid, urlPrivate, eventsRequired } = INTEGRATION_MESSAGES;
    const fields = [{ field: 'url', message: urlPrivate }];
    const page = open({ AddWebhook: refuse('INVALID_INPUT', urlPrivate, { field: 'url', fields }) });
    await page.user.click(await screen.findByRole('button', { name: 'New webhook' }));
    const form = within(await screen.findByRole('dialog', { name: 'New webhook' }));
    const address = form.getByRole('textbox', { name: /^URL/ });
    const send = () => page.user.click(form.getByRole('button', { name: 'Add webhook' }));
    expect(address).toHaveAttribute('maxlength', String(INTEGRATION_LIMITS.urlMaxCharacters));
    for (const box of form.getAllByRole('checkbox')) await page.user.click(box);
    await send();
    expect(await form.findByText(urlRequired)).toBeVisible();
    expect(form.getByText(eventsRequired)).toBeVisible();
    expect(address).toHaveFocus();
    for (const wrong of ['http://till.example/', 'https://me:secret@till.example/', 'till.example']) {
      await page.user.clear(address);
      await page.user.type(address, wrong);
      expect(await form.findByText(urlInvalid)).toBeVisible();
    }
    expect(page.server.times('AddWebhook')).toBe(0);
    await page.user.click(form.getByRole('checkbox', { name: 'Review written' }));
    await page.user.clear(address);
    await page.user.type(address, 'https://10.0.0.1/');
    await send();
    expect(await form.findByText(urlPrivate)).toBeVisible();
    expect(address).toHaveFocus();
    page.server.answer('AddWebhook', refuse('CONFLICT', INTEGRATION_MESSAGES.tooManyWebhooks));
    await page.user.type(address, 'x');
    await send();
    expect(await screen.findByText(INTEGRATION_MESSAGES.tooManyWebhooks)).toBeVisible();
  });

  it('one is switched off and on again', async () => {
    let isActive = true;
    const page = open({
      Webhooks: () => ({ webhooks: [webhook({ isActive })] }),
      ChangeWebhook: ({ variables }) => {
        ({ isActive } = variables.input as { isActive: boolean });
        return { changeWebhook: webhook({ isActive }) };
      },
    });
    const control = await screen.findByRole('switch', { name: `Send events to ${URL_OF_ONE}` });
    expect(control).toBeChecked();
    await page.user.click(control);
    await waitFor(() => expect(control).not.toBeChecked());
    expect(await screen.findByText('Webhook updated')).toBeVisible();
    expect(asked(page, 'ChangeWebhook')).toEqual([{ id: 4, input: { isActive: false } }]);
  });

  it('another secret and a removal are asked for first', async () => {
    let webhooks = [webhook()];
    const page = open({
      Webhooks: () => ({ webhooks }),
      RotateWebhookSecret: () => ({
        rotateWebhookSecret: { __typename: 'WebhookWithSecret', webhook: webhooks[0], secret: SECRET },
      }),
      RemoveWebhook: () => {
        webhooks = [];
        return { removeWebhook: true };
      },
    });
    const press = async (what: string, dialog: string, answer: string) => {
      await page.user.click(await screen.findByRole('button', { name: `${what} ${URL_OF_ONE}` }));
      const question = await screen.findByRole('dialog', { name: dialog });
      expect(question).toHaveTextContent(URL_OF_ONE);
      await page.user.click(within(question).getByRole('button', { name: answer }));
    };
    await press('New secret for', 'Replace the secret?', 'Cancel');
    await press('Remove', 'Remove this webhook?', 'Cancel');
    expect(page.server.times('RotateWebhookSecret') + page.server.times('RemoveWebhook')).toBe(0);
    await press('New secret for', 'Replace the secret?', 'New secret');
    const shown = within(await screen.findByRole('dialog', { name: 'Signing secret' }));
    expect(shown.getByRole('textbox', { name: 'Secret' })).toHaveValue(SECRET);
    await page.user.click(shown.getByRole('button', { name: 'Done' }));
    await press('Remove', 'Remove this webhook?', 'Remove');
    expect(await screen.findByText('No webhooks yet')).toBeVisible();
  });

  it('a test opens the log, which tells every attempt and sends finished ones again', async () => {
    const page = open({
      PingWebhook: () => ({ pingWebhook: delivery(4, { event: 'PING', status: 'WAITING', attempts: 0 }) }),
      WebhookDeliveries: () =>
        log([
          delivery(3, {
            ...{ status: 'WAITING', attempts: 2, responseStatus: null, lastError: 'The connection was refused' },
            nextAttemptAt: '2027-02-03T08:30:00.000Z',
          }),
          delivery(2, { status: 'FAILED', attempts: 8, responseStatus: 500, responseText: '<b>Oops</b>' }),
          delivery(1),
        ]),
      ReplayWebhookDelivery: () => ({ replayWebhookDelivery: delivery(2, { status: 'WAITING', attempts: 0 }) }),
    });
    await page.user.click(await screen.findByRole('button', { name: `Send test to ${URL_OF_ONE}` }));
    expect(await screen.findByText('Test sent')).toBeVisible();
    const shown = await screen.findByRole('region', { name: `Log of ${URL_OF_ONE}` });
    const items = await within(shown).findAllByRole('listitem');
    expect(items[0]).toHaveTextContent(
      /^WaitingBooking requested.*2 attempts.*connection was refusedNext attempt .*2027/,
    );
    expect(items[1]).toHaveTextContent(/^FailedBooking requested.*8 attemptsAnswered 500 in 40 ms.*<b>Oops<\/b>$/);
    expect(items[2]).toHaveTextContent(/^DeliveredBooking requested.*1 attemptAnswered 204 in 40 ms/);
    expect(await accessibilityProblems(page.container)).toEqual([]);
    expect(within(shown).getAllByRole('button', { name: /^Send again: Booking requested/ })).toHaveLength(2);
    await page.user.click(within(shown).getByRole('button', { name: /^Send again: Booking requested, Feb 2,/ }));
    expect(await screen.findByText('Event is being sent again')).toBeVisible();
    expect(asked(page, 'ReplayWebhookDelivery')).toEqual([{ id: 2 }]);
    await page.user.click(screen.getByRole('button', { name: `Hide log of ${URL_OF_ONE}` }));
    expect(shown).not.toBeInTheDocument();
  });

  it('the log pages, says when it is empty, and can be tried again when it can’t be loaded', async () => {
    const page = open({ WebhookDeliveries: refuse('INTERNAL', 'Something broke') });
    await page.user.click(await screen.findByRole('button', { name: `Show log of ${URL_OF_ONE}` }));
    expect(await screen.findByText('The log could not be loaded.')).toBeVisible();
    page.server.answer('WebhookDeliveries', ({ variables }) => {
      const { page: number } = variables.paging as { page: number };
      return number === 1 ? log([delivery(2)], { hasNextPage: true }) : log([delivery(1)], { page: 2 });
    });
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    await page.user.click(await screen.findByRole('button', { name: 'Older' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Older' })).toBeDisabled());
    expect(screen.getByRole('button', { name: 'Newer' })).toBeEnabled();
    page.server.answer('WebhookDeliveries', () => log([]));
    await page.user.click(screen.getByRole('button', { name: 'Newer' }));
    expect(await screen.findByText('Nothing was sent in the last 30 days.')).toBeVisible();
  });
});
