import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { person } from '../../../../testing/people';
import { renderApp } from '../../../../testing/render';
import { fakeServer } from '../../../../testing/server';
import { UnreadMessages } from './UnreadMessages';

it('[product: Talk] a booking of a list says how many messages are unread, and leads to them', async () => {
  const unread = { __typename: 'UnreadMessages', bookingId: 42, unreadCount: 2 };
  const server = fakeServer({ UnreadMessages: () => ({ unreadMessages: [unread] }) });
  const list = [41, 42].map((id) => <UnreadMessages key={id} id={id} to={`/bookings/${id}`} />);
  renderApp(<>{list}</>, { viewer: person(), server });
  expect(await screen.findByRole('link', { name: '2 new messages' })).toHaveAttribute('href', '/bookings/42');
  expect(screen.getAllByRole('link', { name: /new message/ })).toHaveLength(1);
  expect(server.times('UnreadMessages')).toBe(1);
});
