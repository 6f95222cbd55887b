import { useBrowser } from './harness';
import { readMailLink } from './mails';
import { requestBooking } from './owners';

const journeys = useBrowser();

test.each([
  ['phone', 'light'],
  ['wide', 'dark'],
] as const)(
  '[issue: teams] an owner invites a clerk, who joins, and is removed, on a %s in the %s',
  async (viewport, theme) => {
    const look = `${viewport}-${theme}`;
    const name = `Junaid ${viewport}`;
    const person = await journeys.register('user', name);
    const business = await journeys.openBusiness();
    await requestBooking(journeys.url, business);
    const owner = await journeys.visit({ viewport, theme, as: business.owner });
    await owner.open('/business/team');
    await owner.page.getByRole('button', { name: 'Invite somebody' }).first().click();
    const dialog = owner.page.getByRole('dialog', { name: 'Invite somebody' });
    await dialog.getByLabel(/^Email address/).fill(person.user.email);
    expect(await owner.accessibilityProblems()).toEqual([]);
    await owner.screenshot(`team-invite-${look}`);
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    // The notice that it was sent names the address too.
    await owner.page.getByRole('cell', { name: person.user.email, exact: true }).waitFor();

    const link = await readMailLink(journeys.url, person.user.email, 'team-invitation');
    const visitor = await journeys.visit({ viewport, theme });
    await visitor.open(link);
    await visitor.page.getByRole('link', { name: 'Create account' }).waitFor();
    await visitor.screenshot(`invitation-visitor-${look}`);

    const clerk = await journeys.visit({ viewport, theme, as: person });
    await clerk.open(link);
    await clerk.page.getByRole('button', { name: 'Join the team' }).waitFor();
    expect(await clerk.accessibilityProblems()).toEqual([]);
    await clerk.screenshot(`invitation-${look}`);
    await clerk.page.getByRole('button', { name: 'Join the team' }).click();
    await clerk.page.getByRole('link', { name: 'Open the portal' }).click();
    await clerk.page.getByRole('heading', { name: 'Bookings', exact: true }).waitFor();

    // Answers a request, as the owner would; figures are not part of the role.
    await clerk.open('/business/bookings?status=pending');
    const approve = clerk.page.getByRole('button', { name: /^Approve/ });
    await approve.waitFor();
    expect(await clerk.page.getByText('Revenue').count()).toBe(0);
    await clerk.screenshot(`clerk-bookings-${look}`);
    await approve.click();
    const approval = clerk.page.getByRole('dialog');
    await approval.getByRole('button', { name: /^Approve/ }).click();
    await clerk.page.getByText('Booking status updated').waitFor();

    await clerk.open('/business/halls');
    await clerk.page.getByRole('table').waitFor();
    expect(await clerk.page.getByRole('button', { name: /^Delete/ }).count()).toBe(0);
    await clerk.screenshot(`clerk-halls-${look}`);
    await clerk.open('/business/setup');
    await clerk.page.getByRole('heading', { name: 'Not part of your role' }).waitFor();
    expect(await clerk.accessibilityProblems()).toEqual([]);
    await clerk.screenshot(`clerk-refused-${look}`);

    await owner.open('/business/team');
    await owner.page.getByRole('button', { name: `Remove ${name}` }).waitFor();
    await owner.screenshot(`team-${look}`);
    await owner.page.getByRole('link', { name: 'What the team did' }).click();
    const approved = owner.page
      .getByRole('row')
      .filter({ hasText: name })
      .filter({ hasText: 'approved booking request' });
    await approved.first().waitFor();
    expect(await owner.accessibilityProblems()).toEqual([]);
    await owner.screenshot(`team-activity-${look}`);
    await owner.open('/business/team');
    await owner.page.getByRole('button', { name: `Remove ${name}` }).click();
    await owner.page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await owner.page.getByText('Removed from the team').waitFor();
    await clerk.open('/business/bookings');
    await clerk.page.waitForURL('**/home');
  },
);
