import { setFirstAnswer } from '../../modules/threads/first-answer.service.js';
import { addReplyTemplate } from '../../modules/threads/reply-template.service.js';
import { hoursAfter, type Simulation } from '../simulation.js';
import type { SimulatedBusiness } from './businesses.js';

/** Since when the demo owner's team answers with them. */
const WRITTEN_DAYS_AGO = 60;

const TEMPLATES = [
  {
    name: 'Visit the hall',
    english:
      'Assalam o alaikum {guest}, you are welcome to see {hall}: every day from 11:00 AM to 9:00 PM. Please tell us when you come.',
    urdu: 'السلام علیکم {guest}! آپ {hall} دیکھنے ضرور آئیں: ہر روز صبح 11:00 بجے سے رات 9:00 بجے تک۔ آنے سے پہلے بتا دیں۔',
  },
  {
    name: 'Parking and generator',
    english: 'Yes, there is parking for 80 cars with a guard, and the generator carries the whole hall.',
    urdu: 'جی، 80 گاڑیوں کی پارکنگ اور گارڈ موجود ہیں، اور جنریٹر پورا ہال چلاتا ہے۔',
  },
  {
    name: 'After we confirm',
    english:
      'Dear {guest}, {hall} is yours on {day}, {time}, for {guests} guests. The total is {price}. Everything about it: {link}',
    urdu: 'محترم {guest}، {hall} {day} کو {time} {guests} مہمانوں کے لیے آپ کا ہے۔ کل رقم {price}۔ تفصیل: {link}',
  },
  {
    name: 'What we need to know',
    english:
      'Thank you for asking {business}. For which day is it, at what time, and about how many guests will there be?',
    urdu: 'شکریہ کہ آپ نے {business} سے رابطہ کیا۔ تقریب کس دن اور کس وقت ہے، اور اندازاً کتنے مہمان ہوں گے؟',
  },
];

/** Before the enquiries of the last hours. */
const FIRST_ANSWER_HOURS_AGO = 20;

const FIRST_ANSWER = {
  isOn: true,
  english:
    'Assalam o alaikum {guest}, thank you for writing to {business}. {hall} is open {hours}. We answer within a few hours.',
  urdu: 'السلام علیکم {guest}! {business} سے رابطے کا شکریہ۔ {hall}: {hours}۔ ہم چند گھنٹوں میں جواب دیتے ہیں۔',
};

/** Plans the reply templates of the demo owner's business, and the answer that it sends by itself. */
export function planReplyTemplates(simulation: Simulation, shown: SimulatedBusiness | undefined): void {
  if (!shown) return;
  simulation.plan(simulation.daysAgo(WRITTEN_DAYS_AGO), async () => {
    for (const template of TEMPLATES) await addReplyTemplate(simulation.as(shown.owner), template);
  });
  simulation.plan(hoursAfter(simulation.now, -FIRST_ANSWER_HOURS_AGO), () =>
    setFirstAnswer(simulation.as(shown.owner), FIRST_ANSWER),
  );
}
