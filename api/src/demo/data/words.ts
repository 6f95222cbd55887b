/** Why owners decline. */
export const DECLINE_REASONS = [
  'We are closed for repairs of the floor in that week. The week after is free.',
  'That evening is promised to a family by word of mouth. We are sorry.',
  'We can’t serve so many guests on a weekday. Could you take the Friday?',
  'The hall is reserved for our own family’s function on that day.',
  'Your guest list needs the larger hall, please request that one: it is free.',
  null,
] as const;

/** Why staff cancelled what was confirmed. */
export const STAFF_REASONS = [
  'The hall lost its licence for that week; the customer was offered another one.',
  'Requested by the customer’s family after a bereavement, agreed with the owner.',
  'Booked twice by mistake with the same owner: the other booking stays.',
] as const;

/** What owners write down about a booking for themselves. */
export const OWNER_NOTES = [
  'Advance of 50,000 received by bank transfer. Balance on the day.',
  'Spoke to the brother: they bring their own decorator at noon.',
  'Third function of this family with us. Keep the corner suite for them.',
  'Generator on from five, the groom’s side asked twice.',
  'Menu tasting on the Thursday before, four people.',
] as const;

/** Guests who called or came by, and why some of them pay another price. */
export const PHONE_GUESTS = [
  {
    name: 'Haji Abdul Rehman',
    phone: '+92 300 4410021',
    agreed: { share: 0.88, reason: 'Third wedding of the family' },
    labels: ['Regular', 'Family friend'],
    notes: 'Two families, one bill. Wants the stage facing the garden, and no peanuts in the desserts.',
  },
  {
    name: 'Saima Chaudhry',
    phone: '+92 321 4410022',
    labels: ['Own caterer'],
    notes: 'Her brother Kamran decides about the menu.',
  },
  { name: 'Dr. Waqas Hashmi', phone: '+92 333 4410023', agreed: { share: 0.93, reason: 'Off-season weekday' } },
  { name: 'Begum Nasreen Shah', phone: '+92 301 4410024' },
  { name: 'Tariq Mehmood', phone: '+92 345 4410025' },
] as const;

/** Why a guest's booking was called off. */
export const CALL_OFF_REASON = 'The family called: the wedding moves to Karachi.';

/** Special requests. */
export const SPECIAL_REQUESTS = [
  'Please keep two tables near the entrance for the elders.',
  'We would like the stage in ivory and dusty pink, no red.',
  'Vegetarian dishes for about fifteen guests from abroad.',
  'The nikah is at Maghrib, so the sound should be ready before.',
  'Separate seating for ladies and gentlemen, with one buffet on each side.',
  'My grandmother uses a wheelchair: is the ramp on the side of the stage?',
  'Can the caterer come from four o’clock on? He brings his own degs.',
  'Please no fireworks, there will be babies.',
  'A table for the musicians with dinner for nine.',
  'We bring our own cake, about forty centimetres wide.',
  'Please reserve parking for two buses from Sargodha.',
  'Kashmiri chai at the end, and fewer cold drinks.',
  'Name cards for the head table will be sent the day before.',
  'The couple leaves early for the airport, dinner at eight sharp please.',
] as const;

/** What owners answer to reviews: kind ones first. */
export const THANKS = [
  'Thank you for trusting us with the day. The staff read your words at this morning’s briefing.',
  'It was a joy to host your family. Our best wishes to the couple!',
  'Thank you! The kitchen was especially happy to hear about the qorma.',
  'We are grateful for your kind words and hope to see you at the next wedding.',
  'JazakAllah. Families like yours make the work easy.',
  'Thank you for taking the time to write. You are always welcome here.',
] as const;

/** And what they answer to the others. */
export const APOLOGIES = [
  'Thank you for telling us openly. We have changed the shift plan so that this does not happen again.',
  'You are right, and we are sorry. Please call us: we would like to make it good.',
  'We have looked into it. The second generator was in repair that evening; it is back since Monday.',
  'That is not how we want to serve. The floor manager has spoken with the team.',
] as const;

/** Articles' readers write below them. */
export const COMMENTS = [
  'Sent this to my mother before she invites another forty people.',
  'We did exactly this in November and it saved us a lot of nerves.',
  'Could you write one about engagements, too? They have become as large as weddings.',
  'The part about the kitchen is so true. Ask to see it, everybody.',
  'Very helpful, thank you. We are planning for Shawwal.',
  'I would add: check where the generator stands. Ours was behind the stage.',
  'Finally somebody says it about the seating.',
  'Reading this two weeks before the baraat, slightly late but calmer now.',
  'My khala disagrees with every line, which tells me it is right.',
  'We printed the list and put it on the fridge.',
] as const;

/** Advertisements that somebody leaves there, for the moderators to find. */
export const SPAM = [
  'Cheapest lights and tents in town, all cities!! http://lights.example/offer',
  'DJ with smoke machine only 9,999. http://dj.example',
  'Earn from home after the wedding, write to http://earn.example',
] as const;

/** And authors answer. */
export const ANSWERS = [
  'Thank you! An article about engagements is on our desk.',
  'Good point about the generator, we have taken it into our checklist.',
  'Wishing you a calm fortnight and a lovely baraat.',
] as const;
