import { counted } from '@mehfil/api/domain/text/words';
import { defineText } from '../../../i18n/text';

export const ownerReviewsText = defineText({
  name: 'ownerReviewsText',
  en: {
    title: 'Reviews',
    views: { all: 'All', lowest: 'Lowest rated' },
    text: 'What your guests say. You can answer each version of a review once; everybody reads your answer below it.',
    filters: 'Filters',
    hall: 'Hall',
    anyHall: 'Every hall',
    rating: 'Rating',
    anyRating: 'Any rating',
    stars: (stars: number) => counted(stars, 'star'),
    answers: 'Answers',
    anyAnswer: 'All',
    unanswered: 'Unanswered',
    order: 'Sort',
    orders: { NEWEST: 'Newest', OLDEST: 'Oldest', LOWEST: 'Lowest rating', HIGHEST: 'Highest rating' },
    empty: 'No reviews yet',
    emptyText: 'What customers write about your halls appears here.',
    nothing: 'No review matches these filters',
    review: 'Review',
    author: 'Guest',
    written: 'Written',
    answer: 'Answer',
    answered: 'Answered',
    earlierVersion: 'Earlier version',
    actions: 'Actions',
    noComment: 'Rating only, no comment.',
    by: (name: string) => `Review by ${name}`,
  },
});
