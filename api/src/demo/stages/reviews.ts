import {
  answerReview,
  dismissReviewReports,
  hideReview,
  reportReview,
  writeReview,
} from '../../modules/reviews/review.service.js';
import { CLOSINGS, COMPLAINTS, OPENINGS, PRAISE } from '../data/review-words.js';
import { APOLOGIES, THANKS } from '../data/words.js';
import type { HallKind } from '../looks.js';
import type { Random } from '../random.js';
import { daysAfter, hoursAfter, shuffle, type Simulation, type SimulatedPerson } from '../simulation.js';
import type { KeptBooking } from './bookings.js';
import { SUSPENDED_DAYS_AGO, type SimulatedBusiness, type SimulatedHall } from './businesses.js';
import type { People } from './people.js';

/** The share of past bookings with a review, and of reviews with a comment. */
const REVIEWED = 0.62;
const WORDED = 0.86;
/** Reviews by customers without a booking. */
const UNVERIFIED = 45;

/** Reported reviews: staff hide the first and dismiss the second; the others are open. */
const REPORTED = 7;
const REPORT_REASONS = [
  'This reads as if it was about another hall.',
  'The author works for the hall across the street.',
  'It names our driver and his number plate.',
  'We never had a function on that day.',
] as const;

/** Composes comments so that no two are alike. */
class Reviewer {
  private readonly used = new Set<string>();

  /** @param said all comments written so far */
  constructor(
    private readonly random: Random,
    private readonly said: Set<string>,
  ) {}

  rating(quality: number): number {
    const spread = (this.random.next() + this.random.next() + this.random.next() - 1.5) * 1.7;
    return Math.max(1, Math.min(5, Math.round(quality + 0.15 + spread)));
  }

  comment(rating: number, kind: HallKind): string | null {
    if (!this.random.chance(WORDED)) return null;
    let text = this.words(rating, kind);
    while (this.said.has(text)) text = this.words(rating, kind);
    this.said.add(text);
    return text;
  }

  private words(rating: number, kind: HallKind): string {
    const tone = rating >= 4 ? 'good' : rating === 3 ? 'fair' : 'poor';
    const praise = this.fresh([...PRAISE.any, ...PRAISE[kind], ...PRAISE[kind]]);
    const second = this.fresh(PRAISE.any.filter((each) => each !== praise));
    const complaint = this.fresh(COMPLAINTS);
    const middle = {
      good: rating === 5 || this.random.chance(0.6) ? [praise, second] : [praise, complaint],
      fair: [praise, complaint],
      poor: [complaint, this.fresh(COMPLAINTS.filter((each) => each !== complaint))],
    }[tone];
    const length = this.random.whole(1, 2);
    const text = [this.fresh(OPENINGS[tone]), ...middle.slice(0, length), this.random.pick(CLOSINGS[tone])];
    return text.filter(Boolean).join(' ');
  }

  /** An item that wasn't used recently. */
  private fresh(items: readonly string[]): string {
    const unused = items.filter((each) => !this.used.has(each));
    if (unused.length === 0) for (const each of items) this.used.delete(each);
    const chosen = this.random.pick(unused.length === 0 ? items : unused);
    this.used.add(chosen);
    return chosen;
  }
}

interface PlannedReview {
  hall: SimulatedHall;
  author: SimulatedPerson;
  at: Date;
}

/** Plans reviews, the owners' answers, and moderation by staff. */
export function planReviews(
  simulation: Simulation,
  people: People,
  { kept, businesses }: { kept: readonly KeptBooking[]; businesses: readonly SimulatedBusiness[] },
): void {
  const random = simulation.chance('reviews');
  const planned = [...ofGuests(kept, people, random), ...ofOthers(simulation, people, businesses, random)];
  const reviewers = new Map<SimulatedHall, Reviewer>();
  const said = new Set<string>();
  const written = new Set<string>();
  let reported = 0;
  for (const { hall, author, at } of planned.sort((one, other) => one.at.getTime() - other.at.getTime())) {
    const key = `${hall.hall.name} ${author.email}`;
    if (written.has(key) || at > simulation.now || isTooLate(simulation, hall, at)) continue;
    written.add(key);
    const reviewer = reviewers.get(hall) ?? new Reviewer(random.fork(hall.hall.name), said);
    reviewers.set(hall, reviewer);
    const rating = reviewer.rating(hall.hall.quality);
    const comment = reviewer.comment(rating, hall.hall.kind);
    const review = {
      hall,
      author,
      at,
      rating,
      comment,
      isReported: rating <= 3 && reported < REPORTED && comment !== null,
    };
    if (review.isReported) reported += 1;
    planReview(simulation, people, review, { random, report: review.isReported ? reported : 0 });
  }
}

function isTooLate(simulation: Simulation, { business }: SimulatedHall, at: Date): boolean {
  return business.state === 'suspended' && at > simulation.daysAgo(SUSPENDED_DAYS_AGO + 6);
}

function ofGuests(kept: readonly KeptBooking[], { customer }: People, random: Random): PlannedReview[] {
  return kept
    .filter((booking) => booking.customer === customer || random.chance(REVIEWED))
    .map((booking) => ({
      hall: booking.hall,
      author: booking.customer,
      at: daysAfter(booking.endedAt, random.range(0.5, 9)),
    }));
}

function ofOthers(
  simulation: Simulation,
  { customers }: People,
  businesses: readonly SimulatedBusiness[],
  random: Random,
): PlannedReview[] {
  const halls = shuffle(
    businesses.flatMap((each) => each.halls),
    random,
  );
  return Array.from({ length: UNVERIFIED }, (_, index) => {
    const at = simulation.daysAgo(random.range(2, 250));
    const author = random.pick(customers.filter(({ since }) => since < at));
    return { hall: halls[index % halls.length], author, at };
  }).filter((each): each is PlannedReview => each.hall !== undefined);
}

interface Written extends PlannedReview {
  rating: number;
  comment: string | null;
  isReported: boolean;
}

function planReview(
  simulation: Simulation,
  { moderator, customers }: People,
  { hall, author, at, rating, comment, isReported }: Written,
  { random, report }: { random: Random; report: number },
): void {
  let id = 0;
  simulation.plan(at, async () => {
    const review = await writeReview(simulation.as(author), { hallId: hall.id, rating, comment });
    id = review.id;
  });
  const answeredAt = hoursAfter(at, random.range(5, 90));
  const reply = random.pick(rating >= 4 ? THANKS : APOLOGIES);
  const isAnswered = comment !== null && !isReported && random.chance(rating >= 4 ? 0.35 : 0.7);
  if (isAnswered && !isTooLate(simulation, hall, answeredAt)) {
    simulation.plan(answeredAt, () => answerReview(simulation.as(hall.owner), id, { reply }));
  }
  const reporter = customers.find((each) => each !== author && each.since < at);
  if (!isReported || !reporter) return;
  const reason = REPORT_REASONS[(report - 1) % REPORT_REASONS.length] ?? REPORT_REASONS[0];
  simulation.plan(hoursAfter(at, 30), () => reportReview(simulation.as(reporter), id, { reason }));
  if (report === 1) {
    const because = 'The author confirmed that another hall was meant.';
    simulation.plan(hoursAfter(at, 41), () => hideReview(simulation.as(moderator), id, { reason: because }));
  }
  if (report === 2) simulation.plan(hoursAfter(at, 44), () => dismissReviewReports(simulation.as(moderator), id));
}
