import { describe, expect, it } from '@jest/globals';
import { BLOG_LIMITS } from './blog/limits.js';
import { BOOKING_LIMITS } from './bookings/limits.js';
import { SEARCH_LIMITS, HALL_LIMITS } from './halls/limits.js';
import { PAGING_LIMITS } from './input/limits.js';
import { UPLOAD_LIMITS } from './media/limits.js';
import { API_BASE_PATH } from './requests/limits.js';
import { REVIEW_LIMITS } from './reviews/limits.js';
import { ENVIRONMENT_LIMITS, CONTROL_PANEL_LIMITS } from './system/limits.js';
import { HEALTH_LIMITS } from './system/page-limits.js';

describe('[customer §9] limits', () => {
  it('[customer §9] are those of the public and customer side', () => {
    expect(SEARCH_LIMITS).toMatchObject({
      landingDebounceMs: 800,
      blogDebounceMs: 300,
      sliderMax: 2000,
      sliderStep: 25,
      viewAllThreshold: 12,
      featuredHalls: 3,
      featuredSkeletons: 9,
      allSkeletons: 12,
      otherSkeletons: 3,
    });
    expect(HEALTH_LIMITS).toMatchObject({ retries: 10, firstBackoffMs: 1000, maxBackoffMs: 10_000 });
    expect(BOOKING_LIMITS).toMatchObject({ invoiceDigits: 6, printDelayMs: 250, leastMinutes: 120 });
    expect(BLOG_LIMITS).toMatchObject({ wordsPerMinute: 200, copiedMs: 2000, teaserPosts: 3 });
    expect(REVIEW_LIMITS).toMatchObject({ ratingMin: 1, ratingMax: 5, commentMaxCharacters: 500 });
    expect(API_BASE_PATH).toBe('/api');
  });

  it('[business §9] are those of the business portal and the administration', () => {
    expect(UPLOAD_LIMITS).toMatchObject({ imageMaxBytes: 5_242_880, documentMaxBytes: 10_485_760 });
    expect(HALL_LIMITS).toMatchObject({ imagesAdvisedMin: 3, imagesAdvisedMax: 8, dashboardCardServices: 3 });
    expect(PAGING_LIMITS).toMatchObject({ publicDefault: 10, limitMax: 100 });
    expect(ENVIRONMENT_LIMITS.infoPollMs).toBe(30_000);
    expect(CONTROL_PANEL_LIMITS.pendingShown).toBe(5);
  });
});
