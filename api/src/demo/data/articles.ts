import type { ArticleTopic } from '../looks.js';

/** Categories of the demo's articles, by the name that articles use here. */
export const ARTICLE_CATEGORIES = {
  planning: {
    name: 'Planning',
    nameUrdu: 'منصوبہ بندی',
    slug: 'planning',
    description: 'From the first list to the last guest.',
    color: '#0F766E',
  },
  traditions: {
    name: 'Traditions',
    nameUrdu: 'روایات',
    slug: 'traditions',
    description: 'Mehndi, nikah, walima, and what families make of them.',
    color: '#B45309',
  },
  food: {
    name: 'Food',
    nameUrdu: 'کھانا',
    slug: 'food',
    description: 'What is served, and how much of it.',
    color: '#BE123C',
  },
  style: {
    name: 'Flowers & Style',
    nameUrdu: 'پھول اور سجاوٹ',
    slug: 'flowers-style',
    description: 'Stages, colours, light.',
    color: '#7C3AED',
  },
  corporate: {
    name: 'Corporate',
    nameUrdu: 'کاروباری تقریبات',
    slug: 'corporate',
    description: 'Conferences and dinners for companies.',
    color: '#1D4ED8',
  },
} as const;

/** Tags of the demo's articles by slug. */
export const ARTICLE_TAGS = {
  budget: 'Budget',
  checklist: 'Checklist',
  winter: 'Winter',
  mehndi: 'Mehndi',
  walima: 'Walima',
  menus: 'Wedding menus',
  seating: 'Seating',
  photography: 'Photography',
  decoration: 'Decor ideas',
  conferences: 'Conferences',
} as const;

/** An article of the demo; its text stands in `articles/<slug>.html`, and in `<slug>.ur.html` in Urdu. */
export interface DemoArticle {
  slug: string;
  title: string;
  excerpt: string;
  category: keyof typeof ARTICLE_CATEGORIES;
  tags: readonly (keyof typeof ARTICLE_TAGS)[];
  /** What its picture shows; each article has a subject of its own, so that no two look alike. */
  topic: ArticleTopic;
  isFeatured: boolean;
  /** Days before now at which it appeared; null for a draft. */
  publishedDaysAgo: number | null;
  comments: number;
}

/** The demo's articles, the oldest first. */
export const ARTICLES: readonly DemoArticle[] = [
  {
    slug: 'how-to-choose-a-hall',
    title: 'How to choose a wedding hall before you fall in love with one',
    excerpt:
      'Count twice, visit at the hour of your function, and ask what is not on the price list: three decisions that spare you half of the visits.',
    category: 'planning',
    tags: ['checklist', 'budget'],
    topic: 'choice',
    isFeatured: true,
    publishedDaysAgo: 318,
    comments: 4,
  },
  {
    slug: 'flowers-for-the-stage',
    title: 'Flowers for the stage: what grows when, and what it should cost',
    excerpt:
      'A calendar from the market of Pattoki, one rule about quantity, and three questions that every decorator should be asked.',
    category: 'style',
    tags: ['decoration', 'budget'],
    topic: 'flowers',
    isFeatured: false,
    publishedDaysAgo: 251,
    comments: 2,
  },
  {
    slug: 'guest-seating-without-tears',
    title: 'Seating four hundred guests without tears',
    excerpt: 'Draw the hall first, think in four circles, and keep one table for those who are on nobody’s list.',
    category: 'planning',
    tags: ['seating', 'checklist'],
    topic: 'seating',
    isFeatured: false,
    publishedDaysAgo: 204,
    comments: 3,
  },
  {
    slug: 'conference-day-in-a-banquet-hall',
    title: 'A conference day in a banquet hall',
    excerpt: 'Half of a hotel’s price and twice its space, if the hall knows about sockets, Fridays and light lunches.',
    category: 'corporate',
    tags: ['conferences', 'checklist'],
    topic: 'conference',
    isFeatured: false,
    publishedDaysAgo: 160,
    comments: 1,
  },
  {
    slug: 'mehndi-night-ideas',
    title: 'Thoughts for a mehndi night',
    excerpt:
      'Begin in daylight, sit on the floor, let guests make something, and practise the dances, but not too much.',
    category: 'traditions',
    tags: ['mehndi', 'decoration'],
    topic: 'mehndi',
    isFeatured: true,
    publishedDaysAgo: 117,
    comments: 3,
  },
  {
    slug: 'food-for-four-hundred',
    title: 'Food for four hundred: an evening in a caterer’s kitchen',
    excerpt:
      'How much rice a hundred guests eat, why speeches call for pulao, and what happens to the tenth that is left over.',
    category: 'food',
    tags: ['menus', 'walima'],
    topic: 'catering',
    isFeatured: false,
    publishedDaysAgo: 73,
    comments: 3,
  },
  {
    slug: 'wedding-budget-pakistan',
    title: 'What a walima for three hundred guests costs this year',
    excerpt: 'An honest calculation, part by part: where a rupee does most, and where saving costs more.',
    category: 'planning',
    tags: ['budget', 'walima'],
    topic: 'budget',
    isFeatured: true,
    publishedDaysAgo: 41,
    comments: 5,
  },
  {
    slug: 'winter-wedding-lawn',
    title: 'Marrying on a lawn in winter',
    excerpt: 'Fog, dew, cold feet and the loveliest light of the year: how a lawn stays warm until the last tea.',
    category: 'style',
    tags: ['winter', 'decoration', 'checklist'],
    topic: 'winter',
    isFeatured: false,
    publishedDaysAgo: 12,
    comments: 2,
  },
  {
    slug: 'photographs-you-will-keep',
    title: 'The thirty photographs that you will keep',
    excerpt: 'A list of people instead of poses, an hour for yourselves, and one minute without any camera.',
    category: 'style',
    tags: ['photography', 'checklist'],
    topic: 'photography',
    isFeatured: false,
    publishedDaysAgo: null,
    comments: 0,
  },
];
