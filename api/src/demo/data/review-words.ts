import type { HallKind } from '../looks.js';

/** Parts of reviews; one of each makes a review that nobody else has written. */
export const OPENINGS: Readonly<Record<'good' | 'fair' | 'poor', readonly string[]>> = {
  good: [
    'We held my sister’s baraat here and it could not have gone better.',
    'Walima of my brother, about as smooth as these things get.',
    'Third family function in this place, and we would come again tomorrow.',
    'Booked on a friend’s word and were not disappointed.',
    'Our guests still talk about that evening.',
    'From the first visit to the last guest everything was as promised.',
    'A lovely mehndi with four generations on the dance floor.',
    'My parents’ fiftieth anniversary, a small party done with care.',
    'We came from abroad and arranged all of it by phone; they made that easy.',
    'The staff treated the driver as politely as the groom’s father, which says it all.',
    'Nikah and dinner on one day, without any of us having to run.',
    'We had compared seven places, and this was the right one.',
  ],
  fair: [
    'A decent place, with a few things to mend.',
    'Good on the whole, though not everything was as agreed.',
    'Fine for the price, as long as you know what you get.',
    'The function went well; the preparation took more calls than it should.',
    'We were mostly content.',
    'A nice hall with a tired team on a busy weekend.',
  ],
  poor: [
    'We had hoped for more.',
    'A stressful evening, I am sorry to say.',
    'The pictures promise what the hall didn’t keep that day.',
    'Too much went wrong for this price.',
  ],
};

/** What went well, by the kind of hall. */
export const PRAISE: Readonly<Record<HallKind | 'any', readonly string[]>> = {
  any: [
    'Dinner was served hot to the last table.',
    'The manager answered every message within the hour.',
    'Parking was quick even though two hundred cars came at once.',
    'The bridal room has good light and a door that locks.',
    'Not one surprise on the bill.',
    'They found an extra high chair, a steamer and a tailor, in that order.',
    'The sound was clear without being loud.',
    'Everything was clean, the washrooms too, at midnight.',
    'The tea at the end deserves its own star.',
    'Load-shedding came and nobody noticed.',
    'The stage was ready two hours early, flowers still wet.',
    'They kept food aside for the photographers without being asked.',
    'The guards were friendly and knew the guest list.',
  ],
  ballroom: [
    'The chandeliers make every photograph look expensive.',
    'Cool in June, which is all one can ask of a hall.',
    'The entrance on the stairs made my mother cry, in a good way.',
    'Carpets and curtains look new, nothing smells of last night’s function.',
  ],
  marquee: [
    'No pillar in anybody’s way: everyone saw the rukhsati.',
    'The draped ceiling was in the colours we had sent, to the shade.',
    'Warm enough in January for silk.',
    'So much room that the children had their own corner.',
  ],
  garden: [
    'The lights in the trees did half of the decoration.',
    'Grass like a carpet and not a mosquito in sight.',
    'We ate under the open sky, with heaters where the aunties sat.',
    'When it drizzled the canopy was up before the first umbrella.',
  ],
  courtyard: [
    'The brickwork and the lamps are all the décor one needs.',
    'It feels like a house of one’s own with a hundred years behind it.',
    'The echo of the shehnai in the yard gave us goosebumps.',
    'Our photographer refused to leave.',
  ],
  rooftop: [
    'The view at Maghrib is worth the climb.',
    'A breeze all evening, and the city lights for free.',
    'Small, high and charming: just right for a hundred people.',
    'The lift was slow, the sunset was not.',
  ],
};

/** What didn't. */
export const COMPLAINTS: readonly string[] = [
  'Dinner came forty minutes late.',
  'The air conditioning gave up for half an hour.',
  'Two of the washrooms had no water towards the end.',
  'The valet lost a key and found it after an hour.',
  'The menu we tasted was better than the one that was served.',
  'The hall was handed over late because the function before us ran long.',
  'They charged for extra chairs that nobody had ordered.',
  'The sound system hummed through the speeches.',
  'Too few waiters for so many tables.',
  'The flowers were not those that we had chosen.',
];

/** Last sentences. */
export const CLOSINGS: Readonly<Record<'good' | 'fair' | 'poor', readonly string[]>> = {
  good: [
    'Recommended with both hands.',
    'Book early, the good dates go fast.',
    'We have already passed the number on.',
    'Thank you to the whole team.',
    'Worth every rupee.',
    '',
    '',
  ],
  fair: [
    'With a little more care it would be excellent.',
    'We would come back on a quieter day.',
    'Check the contract twice.',
    '',
  ],
  poor: ['I would not book it again.', 'The manager promised to call and didn’t.', 'Ask for everything in writing.'],
};
