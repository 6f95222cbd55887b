/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { readMapLink } from './map-link';

describe('[business §2 Create/Edit hall] the place of a pasted map link', () => {
  it.each([
    // The pin of a place, not the middle of the map.
    [
      'https://www.google.com/maps/place/Shalimar/@31.58,74.38,17z/data=!3m1!4b1!4m6!3m5!1s0x39!8m2!3d31.5882!4d74.3821',
      31.5882,
      74.3821,
    ],
    ['https://www.google.com/maps/@24.8607,67.0011,15z', 24.8607, 67.0011],
    ['https://maps.google.com/?q=33.6844,73.0479', 33.6844, 73.0479],
    ['https://www.google.com/maps?q=loc:33.6844+73.0479', 33.6844, 73.0479],
    ['https://www.google.com/maps/search/?api=1&query=31.5204%2C74.3587', 31.5204, 74.3587],
    ['https://www.google.com/maps/dir//31.5204,74.3587', 31.5204, 74.3587],
    ['https://www.google.com/maps/search/31.5204,+74.3587', 31.5204, 74.3587],
    // What was searched and where one goes, not the middle of the map.
    ['https://www.google.com/maps/search/31.5204,+74.3587/@31.51,74.34,17z', 31.5204, 74.3587],
    ['https://www.google.com/maps/dir/31.4,74.2/31.5204,74.3587/@31.46,74.28,12z', 31.5204, 74.3587],
    ['https://www.google.com/maps/place/12,+34+Mall+Road/@31.56,74.32,17z', 31.56, 74.32],
    ['https://maps.google.com/?q=31.5204,74.3587(Pearl+Hall)', 31.5204, 74.3587],
    ['https://maps.apple.com/?ll=-33.8688,151.2093&q=Hall', -33.8688, 151.2093],
    ['https://www.openstreetmap.org/?mlat=31.5204&mlon=74.3587#map=15/31.5/74.3', 31.5204, 74.3587],
    [' 31.5204, 74.3587 ', 31.5204, 74.3587],
    ['۳۱.۵۲۰۴, ۷۴.۳۵۸۷', 31.5204, 74.3587],
  ])('reads %s', (link, latitude, longitude) => {
    expect(readMapLink(link)).toEqual({ latitude, longitude });
  });

  it.each([
    '',
    'Gulberg, Lahore',
    'https://maps.app.goo.gl/abc123',
    '131.5, 74.3',
    'https://maps.google.com/?q=31.5,274.3',
    // A house number and a street.
    'https://maps.google.com/?q=12,+34+Mall+Road',
    '%E0%A4%A',
  ])('finds none in %s', (link) => expect(readMapLink(link)).toBeNull());
});
