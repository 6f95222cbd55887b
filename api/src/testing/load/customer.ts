import { addId } from './acknowledged.js';
import { callUntilAnswered, type Answer, type Call } from './calls.js';
import type { Crowd } from './crowd.js';
import { settle } from './payments.js';
import type { LoadHall } from './scene.js';

interface BookingBody {
  id?: number;
  status?: string;
  heldUntil?: string | null;
  startTime?: string;
  totalPrice?: number;
}

/** Where an entry goes. */
interface Move {
  hallId: number | undefined;
  startTime: string;
  endTime: string;
}

interface GroupBody {
  group?: { id: number };
  bookings?: { id: number; hallId: number }[];
}

const HOUR_MS = 3_600_000;
const STARTS_PER_DAY = 48;
const CONTACT = {
  customerName: 'A customer',
  customerPhone: '+92 300 7654321',
  customerEmail: 'customer@mail.test',
};

/** One customer, with the owners who answer; each sends one call at a time. */
export class LoadCustomer {
  constructor(
    private readonly crowd: Crowd,
    private readonly token: string,
    /** Tells apart what customers do, and whom they ask first. */
    private readonly place: number,
    private readonly random: () => number,
  ) {}

  /**
   * Does one of the things that people do to a calendar, and what follows from it.
   * @param key idempotency key, different for each turn
   */
  async takeTurn(key: string): Promise<void> {
    const dice = this.random();
    if (dice < 0.5) await this.request(key);
    else if (dice < 0.67) await this.enterAndMove(key);
    else if (dice < 0.84) await this.requestFunctions(key);
    else await this.requestAndPay(key);
  }

  /** A request that is accepted first: two clerks accept the same proof or record cash, or it lapses before it is paid. */
  private async requestAndPay(key: string): Promise<void> {
    const { acknowledged, payingHalls } = this.crowd;
    const hall = payingHalls[Math.floor(this.random() * payingHalls.length)] as LoadHall;
    const body = { ...CONTACT, ...this.pickTime(), hallId: hall.id, guestCount: 100, clientMutationId: key };
    const call = { method: 'POST', path: '/user/bookings', token: this.token, body };
    const { id, totalPrice = 0 } = (await this.send<BookingBody>(call, [201, 409])).body;
    if (id === undefined) return;
    addId(acknowledged.bookings, key, id);
    await this.approve(id, hall.ownerToken);
    const send = <Body>(wanted: Call, expected: readonly number[], turn: number) =>
      this.send<Body>(wanted, expected, turn);
    await settle(this.crowd, { id, amount: totalPrice, key, token: hall.ownerToken }, { send, dice: this.random() });
  }

  private async request(key: string): Promise<void> {
    const { acknowledged } = this.crowd;
    const hall = this.pickHall();
    const call = {
      method: 'POST',
      path: '/user/bookings',
      token: this.token,
      body: { ...CONTACT, ...this.pickTime(), hallId: hall.id, guestCount: 100, clientMutationId: key },
    };
    const made = await this.send<BookingBody>(call, [201, 409]);
    const { id, status, heldUntil } = made.body;
    if (id === undefined) return;
    addId(acknowledged.bookings, key, id);
    if (heldUntil) acknowledged.held += 1;
    const dice = this.random();
    if (status === 'pending' && dice < 0.4) await this.approve(id, hall.ownerToken);
    else if (status === 'pending' && dice < 0.6) await this.withdraw(id);
    else if (dice < 0.8) {
      const again = await this.send<BookingBody>(call, [201], 1);
      if (again.body.id !== undefined) addId(acknowledged.bookings, key, again.body.id);
    }
  }

  /** The owner takes a booking by phone, moves it twice, to another hall of the business, too, and calls some off. */
  private async enterAndMove(key: string): Promise<void> {
    const { acknowledged, halls } = this.crowd;
    const hall = this.pickHall();
    const token = hall.ownerToken;
    const body = {
      ...CONTACT,
      ...this.pickTime(),
      customerEmail: null,
      hallId: hall.id,
      guestCount: 100,
      clientMutationId: key,
    };
    const made = await this.send<BookingBody>({ method: 'POST', path: '/business/bookings', token, body }, [201, 409]);
    const { id } = made.body;
    if (id === undefined) return;
    addId(acknowledged.bookings, key, id);
    acknowledged.approved.add(id);
    const others = halls.filter(({ ownerToken }) => ownerToken === token);
    for (let move = 0; move < 2; move += 1) {
      const hallId = others[Math.floor(this.random() * others.length)]?.id;
      await this.move(id, token, { hallId, ...this.pickTime() });
    }
    if (this.random() < 0.5) {
      await this.send(
        { method: 'POST', path: `/business/bookings/${id}/call-off`, token, body: CALLED_OFF },
        [200, 409],
      );
      acknowledged.ended.add(id);
    }
  }

  private async move(id: number, token: string, change: Move): Promise<void> {
    const call = { method: 'POST', path: `/business/bookings/${id}/changes`, token, body: change };
    const moved = await this.send<BookingBody & { message?: string }>(call, [201, 409]);
    // A move that was carried out but not answered changes nothing when it is sent again.
    const isDone = moved.status === 201 || (moved.wasRepeated && moved.body.code === 'CONFLICT');
    if (isDone) this.crowd.acknowledged.moved.set(id, new Date(change.startTime).getTime());
  }

  /** Two functions in halls of different owners; all agree, one declines, or the customer thinks better of it. */
  private async requestFunctions(key: string): Promise<void> {
    const { acknowledged, halls } = this.crowd;
    const first = Math.floor(this.random() * halls.length);
    const functions = [first, first + 1].map((place, index) => ({
      ...this.pickTime(),
      hallId: (halls[place % halls.length] as LoadHall).id,
      guestCount: 100,
      functionName: index === 0 ? 'mehndi' : 'walima',
    }));
    const body = { ...CONTACT, name: 'Ayesha & Bilal', functions, clientMutationId: key };
    const made = await this.send<GroupBody>(
      { method: 'POST', path: '/user/booking-groups', token: this.token, body },
      [201, 409],
    );
    const { group, bookings = [] } = made.body;
    if (!group) return;
    addId(acknowledged.groups, key, group.id);
    for (const { id } of bookings) acknowledged.functions.add(id);
    const dice = this.random();
    if (dice < 0.3) {
      await this.send({ method: 'DELETE', path: `/user/booking-groups/${group.id}`, token: this.token }, [200, 409]);
      return;
    }
    const answers = bookings.map(({ id, hallId }, index) => {
      const owner = halls.find((hall) => hall.id === hallId) as LoadHall;
      const isYes = dice > 0.5 || index === 0;
      const answer = isYes ? { status: 'confirmed' } : { status: 'cancelled', reason: 'Closed' };
      const call = { method: 'PUT', path: `/business/bookings/${id}/status`, token: owner.ownerToken, body: answer };
      return this.send(call, [200, 409], index);
    });
    await Promise.all(answers);
  }

  private async approve(id: number, token: string): Promise<void> {
    const call = { method: 'PUT', path: `/business/bookings/${id}/status`, token, body: { status: 'confirmed' } };
    const { status, body } = await this.send<BookingBody>(call, [200, 409], 1);
    // Where a payment comes first, it is only accepted.
    if (status === 200 && body.status === 'confirmed') this.crowd.acknowledged.approved.add(id);
  }

  private async withdraw(id: number): Promise<void> {
    const call = { method: 'DELETE', path: `/user/bookings/${id}`, token: this.token };
    const { status } = await this.send(call, [200, 409]);
    if (status === 200) this.crowd.acknowledged.ended.add(id);
  }

  /**
   * Sends a call until it is answered.
   * @param expected the statuses that are no surprise
   * @param turn which server is asked first
   */
  private async send<Body>(call: Call, expected: readonly number[], turn = 0): Promise<Answer<Body>> {
    const { servers, acknowledged } = this.crowd;
    const answer = await callUntilAnswered<Body>(servers, this.place + turn, call, acknowledged);
    if (!expected.includes(answer.status)) {
      acknowledged.surprises.push(`${answer.status} ${call.method} ${call.path} ${JSON.stringify(answer.body)}`);
    }
    return answer;
  }

  private pickHall(): LoadHall {
    const { halls } = this.crowd;
    return halls[Math.floor(this.random() * halls.length)] as LoadHall;
  }

  private pickTime(): { startTime: string; endTime: string } {
    const { firstDay, days } = this.crowd;
    const start = firstDay + Math.floor(this.random() * days * STARTS_PER_DAY) * (HOUR_MS / 2);
    const end = start + (2 + Math.floor(this.random() * 4)) * HOUR_MS;
    return { startTime: new Date(start).toISOString(), endTime: new Date(end).toISOString() };
  }
}

const CALLED_OFF = { reason: 'The guest has called it off' };
