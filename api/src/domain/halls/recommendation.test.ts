import { describe, expect, it } from '@jest/globals';
import { scoreHall } from './recommendation.js';

const NEW = { rating: 0, reviewCount: 0, answerHours: null, completeness: 0 };

describe('how much a hall is recommended', () => {
  it.each([
    ['a new one', NEW, 350],
    ['one happy guest', { ...NEW, rating: 5, reviewCount: 1 }, 375],
    ['many guests', { ...NEW, rating: 4.7, reviewCount: 95 }, 464],
    ['a bad rating', { ...NEW, rating: 1, reviewCount: 20 }, 150],
    ['answers within the hour', { ...NEW, answerHours: 0.5 }, 380],
    ['answers within a day', { ...NEW, answerHours: 24 }, 370],
    ['answers within three days', { ...NEW, answerHours: 24.5 }, 360],
    ['slower answers', { ...NEW, answerHours: 73 }, 350],
    ['a complete listing', { ...NEW, completeness: 100 }, 380],
    ['a part of one', { ...NEW, completeness: 60 }, 368],
  ])('%s', (_name, facts, score) => {
    expect(scoreHall(facts)).toBe(score);
  });
});
