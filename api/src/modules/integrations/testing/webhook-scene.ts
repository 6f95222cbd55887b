import { runDueJobs } from '../../../jobs/runner.js';
import { Role } from '../../../domain/accounts/roles.js';
import { startHarness, TEST_NOW, TEST_PASSWORD, type Harness, type Person } from '../../../testing/harness.js';
import { openVenue, bookingInput, type Venue } from '../../../testing/scene.js';
import { JOBS } from '../../jobs.js';
import { startReceiver, type Receiver } from './receiver.js';

/** Every event that a webhook can subscribe to, by its REST name. */
export const EVENTS = [
  'booking.requested',
  'booking.confirmed',
  'booking.cancelled',
  'booking.hold_ended',
  'booking.changed',
  'review.written',
  'payment.recorded',
  'payment.overdue',
  'message.sent',
  'enquiry.created',
];

/** The response to adding a webhook. */
export interface AddedWebhook {
  webhook: { id: number; isActive: boolean };
  secret: string;
}

/** An entry of a webhook's log. */
export interface LoggedDelivery {
  id: number;
  eventId: string;
  event: string;
  status: string;
  attempts: number;
  responseStatus: number | null;
  responseText: string | null;
  lastError: string | null;
  durationMs: number | null;
  nextAttemptAt: string | null;
}

/** A server with a venue, a customer, and a local webhook receiver. */
export class WebhookScene {
  venue: Venue;

  private constructor(
    readonly at: Harness,
    readonly receiver: Receiver,
    public customer: Person,
  ) {}

  static async open(): Promise<WebhookScene> {
    const [at, receiver] = await Promise.all([startHarness({ WEBHOOKS_TO_LOCALHOST: 'on' }), startReceiver()]);
    return new WebhookScene(at, receiver, await at.person(Role.USER));
  }

  /** Before each test: a new venue, no webhooks, and a receiver that answers 200. */
  async reset(): Promise<void> {
    this.at.clock.set(TEST_NOW);
    this.receiver.received.length = 0;
    this.receiver.answer = (response) => response.end('thank you');
    await this.at.context().em.execute('delete from webhooks');
    this.venue = await openVenue(this.at);
  }

  async close(): Promise<void> {
    await this.at.close();
    await this.receiver.close();
  }

  /** Adds a webhook to the receiver. */
  async addWebhook(owner = this.venue.owner, events = EVENTS): Promise<AddedWebhook> {
    const { body } = await owner.rest<AddedWebhook>('POST', '/business/webhooks', { url: this.receiver.url, events });
    return body;
  }

  async readLog(webhookId: number): Promise<LoggedDelivery[]> {
    const path = `/business/webhooks/${webhookId}/deliveries`;
    return (await this.venue.owner.rest<{ data: LoggedDelivery[] }>('GET', path)).body.data;
  }

  /** The latest entry of a webhook's log. */
  async readLastDelivery(webhookId: number): Promise<LoggedDelivery> {
    const [delivery] = await this.readLog(webhookId);
    if (!delivery) throw new Error('Nothing was sent to this webhook.');
    return delivery;
  }

  /** Runs the due jobs. */
  deliverDue(): Promise<void> {
    return runDueJobs(this.at.app, this.at.server.pool, JOBS);
  }

  /** Signs the owner and the customer in again: a token lasts twelve hours. */
  private async signInAgain(): Promise<void> {
    const signIn = async (person: Person): Promise<Person> => {
      const credentials = { emailOrUsername: person.email, password: TEST_PASSWORD };
      const { body } = await this.at.visitor.rest<{ token: string }>('POST', '/user/auth/login', credentials);
      return { ...this.at.withToken(body.token), id: person.id, email: person.email };
    };
    this.venue = { ...this.venue, owner: await signIn(this.venue.owner) };
    this.customer = await signIn(this.customer);
  }

  /** Attempts a delivery at a given time, as its job does. */
  async attemptAt(moment: Date, id: number): Promise<void> {
    const hasPassedHours = moment.getTime() - this.at.clock.now().getTime() > 60 * 60 * 1000;
    this.at.clock.set(moment);
    if (hasPassedHours) await this.signInAgain();
    await JOBS['deliver-webhook']?.(this.at.context(), { id });
  }

  /** Requests a booking of the venue's hall on an evening in March. Returns the booking's id. */
  async request(day = 20): Promise<number> {
    const details = { startTime: `2027-03-${day}T14:00:00Z`, endTime: `2027-03-${day}T18:00:00Z` };
    const { body } = await this.customer.rest<{ id: number }>(
      'POST',
      '/user/bookings',
      bookingInput(this.venue.hallId, details),
    );
    return body.id;
  }

  /** The owner answers a request. */
  async answer(id: number, status: 'confirmed' | 'cancelled'): Promise<void> {
    await this.venue.owner.rest('PUT', `/business/bookings/${id}/status`, { status, reason: 'Full' });
  }

  async ping(webhookId: number): Promise<void> {
    await this.venue.owner.rest('POST', `/business/webhooks/${webhookId}/ping`);
  }
}
