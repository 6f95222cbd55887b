/** What services are about, in the order in which people decide on them. */
export const SERVICE_KINDS = ['food', 'decor', 'music', 'pictures', 'arrival', 'comfort', 'other'] as const;
export type ServiceKind = (typeof SERVICE_KINDS)[number];

/** The kind of each topic that a service can have; a topic is as fine as an icon for it. */
const KINDS = {
  transport: 'arrival',
  cake: 'food',
  food: 'food',
  pictures: 'pictures',
  music: 'music',
  flowers: 'decor',
  lights: 'decor',
  stage: 'decor',
  power: 'comfort',
  climate: 'comfort',
  shelter: 'comfort',
  internet: 'comfort',
  security: 'comfort',
  staff: 'comfort',
  room: 'comfort',
  other: 'other',
} as const satisfies Readonly<Record<string, ServiceKind>>;
export type ServiceTopic = keyof typeof KINDS;

/** Owners name their services themselves, in English or Urdu: the first word that is known decides. */
const WORDS: readonly (readonly [RegExp, ServiceTopic])[] = [
  [/park|valet|transport|shuttle|coaster|limousine|\bcars?\b|پارکنگ|گاڑی/i, 'transport'],
  [/cake|dessert|sweet|کیک|میٹھ|مٹھائی/i, 'cake'],
  [
    /cater|menu|food|dinner|lunch|buffet|biryani|barbecue|\bbbq\b|drink|\btea\b|coffee|crockery|chef|کھان|مینو|بریانی|چائے/i,
    'food',
  ],
  [/photo|video|film|screen|projector|album|drone|فوٹو|ویڈیو|اسکرین/i, 'pictures'],
  [
    /sound|music|\bdj\b|dance|qawwali|dhol|shehnai|singer|\bband\b|speaker|microphone|ساؤنڈ|موسیقی|قوالی|ڈھول/i,
    'music',
  ],
  [/flower|floral|decor|balloon|پھول|سجاوٹ/i, 'flowers'],
  [/lighting|fairy lights|candle|روشنی/i, 'lights'],
  [/stage|seating|carpet|اسٹیج|نشست/i, 'stage'],
  [/generator|electric|جنریٹر|بجلی/i, 'power'],
  [/air.?condition|\bac\b|heat|cool|ایئر ?کنڈیشن|ہیٹر/i, 'climate'],
  [/canopy|\brain|umbrella|سائبان/i, 'shelter'],
  [/wi-?fi|internet|انٹرنیٹ/i, 'internet'],
  [/secur|guard|cctv|سیکیورٹی|گارڈ/i, 'security'],
  [/staff|waiter|clean|ویٹر/i, 'staff'],
  [/bridal|lounge|room|دلہن|کمر/i, 'room'],
];

/** The topic of a service, by its name; `other` where no word is known. */
export function findServiceTopic(name: string): ServiceTopic {
  return WORDS.find(([words]) => words.test(name))?.[1] ?? 'other';
}

/** What a service is about, by its name; `other` where no word is known. */
export function findServiceKind(name: string): ServiceKind {
  return KINDS[findServiceTopic(name)];
}

/** A list of services by what they are about; each kind keeps the owner's order, and kinds without any are left out. */
export function groupServices<Service extends { name: string }>(
  services: readonly Service[],
): readonly { kind: ServiceKind; services: readonly Service[] }[] {
  return SERVICE_KINDS.map((kind) => ({
    kind,
    services: services.filter(({ name }) => findServiceKind(name) === kind),
  })).filter((group) => group.services.length > 0);
}
