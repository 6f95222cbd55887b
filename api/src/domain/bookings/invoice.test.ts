import { describe, expect, it } from '@jest/globals';
import { BookingStatus, CancellationReason } from './transitions.js';
import { invoiceIssuedAt, invoiceNote, invoiceNumber, createInvoice, readInvoiceNumber, toInvoice } from './invoice.js';
import type { InvoiceBooking, InvoiceService, WireBooking } from './invoice.js';
import { sayInvoiceLineInUrdu } from './invoice-urdu.js';
import { asHundredths, asPercentHundredths, fromHundredths, toHundredths, toSignedHundredths } from '../money/money.js';
import { priceBooking } from './price.js';
import { PriceType, ServicePriceType } from '../catalogue/price-types.js';
import { seededRandom } from '../testing.js';

const lights = {
  id: 1,
  name: 'Lights',
  price: toHundredths(500),
  priceType: ServicePriceType.PER_HOUR,
  isIncluded: true,
};
const parking = {
  id: 2,
  name: 'Parking',
  price: toHundredths(900),
  priceType: ServicePriceType.FIXED,
  isIncluded: false,
};
const dinner = {
  id: 3,
  name: 'Dinner',
  price: toHundredths(1200.5),
  priceType: ServicePriceType.PER_PERSON,
  quantity: 1,
};
const cake = { id: 4, name: 'Cake', price: toHundredths(80), priceType: ServicePriceType.FIXED, quantity: 3 };

function booking(changes: Partial<InvoiceBooking> = {}): InvoiceBooking {
  const price = priceBooking({
    hall: { pricePerHour: toHundredths(10_000), pricePerPerson: toHundredths(1500) },
    category: { price: toHundredths(10), priceType: PriceType.PERCENTAGE },
    type: { price: toHundredths(2000), priceType: PriceType.FIXED },
    fixedServices: [lights, parking],
    optionalServices: [dinner, cake],
    hours: 5,
    guests: 200,
    discountPercentage: asPercentHundredths(1000),
    taxPercentage: asPercentHundredths(1600),
  });
  return {
    ...price,
    id: 123,
    status: BookingStatus.PENDING,
    startTime: new Date('2026-03-03T13:00:00Z'),
    endTime: new Date('2026-03-03T17:30:00Z'),
    guestCount: 200,
    fixedServices: [lights, parking],
    optionalServices: [dinner, cake],
    ...changes,
  };
}

describe('[customer §2] invoice', () => {
  it.each([
    [1, 'INV-000001'],
    [123, 'INV-000123'],
    [999_999, 'INV-999999'],
    [1_234_567, 'INV-1234567'],
  ])('[customer §9] booking %d has the number %s', (id, expected) => {
    expect(invoiceNumber(id)).toBe(expected);
  });

  it.each([
    [{}, 'Hall rental'],
    [{ shiftName: null, rateReason: null }, 'Hall rental'],
    [{ shiftName: 'Dinner' }, 'Hall rental (Dinner)'],
    [{ rateReason: 'Saturday +20%' }, 'Hall rental (Saturday +20%)'],
    [{ shiftName: 'Dinner', rateReason: 'Ramadan −30%' }, 'Hall rental (Dinner; Ramadan −30%)'],
  ])('[decision 0025] %j is called what was rented, with the reason of its price', (changes, expected) => {
    expect(createInvoice(booking(changes)).groups[0]?.lines[0]?.label).toBe(expected);
  });

  it.each([
    [BookingStatus.PENDING, 'Booking Request'],
    [BookingStatus.CONFIRMED, 'Booking Confirmation'],
    [BookingStatus.CANCELLED, 'Booking Cancelled'],
  ])('[customer §2] a %s booking is a %s', (status, expected) => {
    expect(invoiceNote(status)).toBe(expected);
  });

  it('of an accepted request says that its payment makes it a booking', () => {
    const accepted = { status: BookingStatus.PENDING, paymentDueAt: new Date('2027-03-05T12:00:00.000Z') };
    expect(createInvoice(booking(accepted)).statement).toMatch(/^This is an accepted request\. .* first payment/);
    const asked = { status: BookingStatus.PENDING, confirmsOnPayment: true };
    expect(createInvoice(booking(asked)).statement).toMatch(/first payment .* No payment until the hall accepts\.$/);
    expect(createInvoice(booking(asked)).statement).not.toContain('until the hall confirms');
  });

  it.each([
    [BookingStatus.PENDING, null, 'REQUEST', 'No payment until the hall confirms.'],
    [BookingStatus.CONFIRMED, null, null, 'Please keep this confirmation'],
    [BookingStatus.CANCELLED, null, 'CANCELLED', 'This paper confirms no booking'],
    [BookingStatus.CANCELLED, CancellationReason.DECLINED, 'DECLINED', 'The hall owner declined'],
    [BookingStatus.CANCELLED, CancellationReason.WITHDRAWN, 'WITHDRAWN', 'The customer withdrew'],
    [BookingStatus.CANCELLED, CancellationReason.EXPIRED, 'EXPIRED', 'This request expired'],
    [BookingStatus.CANCELLED, CancellationReason.SLOT_TAKEN, 'CANCELLED', 'Another booking was confirmed'],
    [BookingStatus.CANCELLED, CancellationReason.BUSINESS_SUSPENDED, 'CANCELLED', 'venue is not available'],
    [BookingStatus.CANCELLED, CancellationReason.ACCOUNT_DELETED, 'CANCELLED', 'account was closed'],
    [BookingStatus.CANCELLED, CancellationReason.CANCELLED_BY_STAFF, 'CANCELLED', 'Mehfil cancelled this booking'],
  ])(
    '[issue 12] a %s document (%s) has the watermark %s and says %s',
    (status, cancellationReason, watermark, says) => {
      const invoice = createInvoice(booking({ status, cancellationReason }));
      expect(invoice.watermark).toBe(watermark);
      expect(invoice.statement).toContain(says);
      if (status === BookingStatus.CANCELLED) expect(invoice.statement).toContain('confirms no booking');
    },
  );

  it('[issue 12] is issued when its booking reached its status', () => {
    const moments = { createdAt: 1, confirmedAt: 2, cancelledAt: 3 };
    expect(invoiceIssuedAt({ status: BookingStatus.PENDING, ...moments, confirmedAt: null, cancelledAt: null })).toBe(
      1,
    );
    expect(invoiceIssuedAt({ status: BookingStatus.CONFIRMED, ...moments, cancelledAt: null })).toBe(2);
    expect(invoiceIssuedAt({ status: BookingStatus.CANCELLED, ...moments })).toBe(3);
  });

  it('[customer §2] has its groups with lines and subtotals', () => {
    const invoice = createInvoice(booking());
    expect(invoice.hours).toBe(5);
    expect(invoice.groups.map(({ title, subtotal }) => [title, fromHundredths(subtotal)])).toEqual([
      ['Hall Rental', 387_000],
      ['Always Added', 2500],
      ['Included Services', 0],
      ['Menu & Services', 240_340],
    ]);
    expect(
      invoice.groups.flatMap(({ lines }) => lines.map(({ label, amount }) => [label, fromHundredths(amount)])),
    ).toEqual([
      ['Hall rental', 350_000],
      ['Category fee', 35_000],
      ['Type fee', 2000],
      ['Lights', 2500],
      ['Parking', 0],
      ['Dinner', 240_100],
      ['Cake ×\u00a03', 240],
    ]);
    expect(fromHundredths(invoice.discount)).toBe(62_984);
    expect(fromHundredths(invoice.tax)).toBe(90_696.96);
    expect(fromHundredths(invoice.total)).toBe(657_552.96);
  });

  it('[issue: Menus] says why the price isn’t the ordinary one at the menu where the hall itself costs nothing', () => {
    const menu = {
      ...{ name: 'Royal', nameUrdu: 'شاہی دعوت', heads: 250 },
      courses: [
        {
          choose: null,
          dishes: [
            { name: 'Qorma', nameUrdu: 'خاص قورمہ' },
            { name: 'Naan × 2', nameUrdu: null },
          ],
        },
      ],
    };
    const menuAmount = toHundredths(600_000);
    const rateReason = 'Saturday dinner +20%';
    const findLine = (hallBasePrice: number) => {
      const { groups } = createInvoice(
        booking({ hallBasePrice: toHundredths(hallBasePrice), menuAmount, menu, rateReason }),
      );
      return groups.find(({ name }) => name === 'menuAndServices')?.lines[0];
    };
    const alone = findLine(600_000);
    expect(alone?.label).toBe('Royal × 250 heads (Qorma, Naan × 2); Saturday dinner +20%');
    expect(findLine(650_000)?.label).toBe('Royal × 250 heads (Qorma, Naan × 2)');
    const urdu = alone && sayInvoiceLineInUrdu(alone)?.replace(/[\u2066-\u2069]/g, '');
    expect(urdu).toMatch(/^شاہی دعوت × 250 افراد \(خاص قورمہ، Naan × 2\)؛ \S/);
    expect(urdu).not.toContain('Saturday');
  });

  it.each([
    ['alone', 63_500.5, 0],
    ['within an agreed price', -10_000, -73_500.5],
  ])('[issue: Money] has the lines of an offer %s, which add up with what is left', (_what, adjusted, left) => {
    const extras = [
      { name: 'Flowers', amount: toHundredths(45_000.5) },
      { name: 'Fuel', amount: toHundredths(18_500) },
    ];
    const adjustmentAmount = toSignedHundredths(adjusted);
    const { groups, adjustment } = createInvoice(booking({ extras, adjustmentAmount }));
    const [group] = groups.filter(({ name }) => name === 'extras');
    expect(group).toEqual({
      ...{ name: 'extras', title: 'Extras', subtotal: toHundredths(63_500.5) },
      lines: extras.map(({ name, amount }) => ({ label: name, amount })),
    });
    expect(adjustment).toBe(toSignedHundredths(left));
    expect(createInvoice(booking()).groups.map(({ name }) => name)).not.toContain('extras');
  });

  it('[customer §2] omits empty groups and never shows a sum that its lines don’t add up to', () => {
    const bare = booking({
      fixedServices: [],
      fixedServicesPrice: asHundredths(0),
      optionalServices: [],
      optionalServicesPrice: asHundredths(700),
    });
    expect(createInvoice(bare).groups.map(({ name, lines }) => [name, lines.map(({ label }) => label)])).toEqual([
      ['hallRental', ['Hall rental', 'Category fee', 'Type fee']],
      ['menuAndServices', ['Other']],
    ]);
  });

  it('[customer §2] adds up, whatever was booked', () => {
    const random = seededRandom(99);
    const upTo = (most: number): number => Math.floor(random() * (most + 1));
    for (let round = 0; round < 500; round += 1) {
      const hours = 1 + upTo(23);
      const guests = 1 + upTo(900);
      const optionalServices = Array.from({ length: upTo(6) }, (_, id) => ({
        ...dinner,
        id,
        price: asHundredths(upTo(999_99)),
        priceType: Object.values(ServicePriceType)[upTo(2)] ?? ServicePriceType.FIXED,
        quantity: 1 + upTo(3),
      }));
      const price = priceBooking({
        hall: { pricePerHour: asHundredths(upTo(999_999)), pricePerPerson: asHundredths(upTo(9_999)) },
        category: { price: asHundredths(upTo(10_000)), priceType: PriceType.PERCENTAGE },
        fixedServices: [lights, parking],
        optionalServices,
        hours,
        guests,
        discountPercentage: asPercentHundredths(upTo(10_000)),
        taxPercentage: asPercentHundredths(upTo(10_000)),
      });
      const startTime = new Date('2026-03-03T13:00:00Z');
      const endTime = new Date(startTime.getTime() + hours * 3_600_000 - upTo(3_599_000));
      const invoice = createInvoice(booking({ ...price, optionalServices, guestCount: guests, startTime, endTime }));
      let sum = 0;
      for (const { lines, subtotal } of invoice.groups) {
        expect(lines.reduce((all, { amount }) => all + amount, 0)).toBe(subtotal);
        sum += subtotal;
      }
      expect(sum - invoice.discount + invoice.tax).toBe(invoice.total);
    }
  });

  it('[customer §2] is the same for a booking in its wire format', () => {
    const own = booking();
    const units = (service: InvoiceService) => ({ ...service, price: fromHundredths(service.price) });
    const wire: WireBooking = {
      ...own,
      hallBasePrice: fromHundredths(own.hallBasePrice),
      categoryPrice: fromHundredths(own.categoryPrice),
      typePrice: fromHundredths(own.typePrice),
      fixedServicesPrice: fromHundredths(own.fixedServicesPrice),
      optionalServicesPrice: fromHundredths(own.optionalServicesPrice),
      discountAmount: fromHundredths(own.discountAmount),
      taxAmount: fromHundredths(own.taxAmount),
      totalPrice: fromHundredths(own.totalPrice),
      startTime: own.startTime.toISOString(),
      endTime: own.endTime.toISOString(),
      fixedServices: own.fixedServices.map(units),
      optionalServices: own.optionalServices.map(units),
    };
    expect(toInvoice(wire)).toEqual(createInvoice(own));
  });
});

describe('a typed booking number', () => {
  it.each([
    ['655', 655],
    ['000655', 655],
    ['INV-000655', 655],
    ['inv000655', 655],
    ['۶۵۵', 655],
    ['٦٥٥', 655],
    ['INV-۰۰۰۶۵۵', 655],
    ['INV\u2011000655', 655],
    ['\u2066INV-000655\u2069', 655],
    [' 655 ', 655],
    ['0', null],
    ['', null],
    ['655a', null],
    ['0300 1234567', null],
    ['1234567890', null],
  ])('%j is %s', (typed, id) => {
    expect(readInvoiceNumber(typed)).toBe(id);
  });
});
