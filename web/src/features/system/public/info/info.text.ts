import { ERASED, KEPT } from '@mehfil/api/domain/personal-data/erasure';
import { OFFLINE_LIMITS } from '@mehfil/api/domain/bookings/limits';
import { PAYMENT_TERMS } from '@mehfil/api/domain/bookings/transitions';
import { describePeriod, RETENTION, type RetentionKind } from '@mehfil/api/domain/personal-data/retention';
import { BUSINESS_LIMITS } from '@mehfil/api/domain/businesses/limits';
import { defineText } from '../../../../i18n/text';
import { paths } from '../../../../lib/paths';
import type { InfoContent } from './info-content';

const about: InfoContent = {
  title: 'About Mehfil',
  text: 'Mehfil is where people in Pakistan find the place for the days they will remember, and where hall owners fill their calendars without a phone that never stops ringing.',
  sections: [
    {
      id: 'what-we-do',
      heading: 'What we do',
      paragraphs: [
        'We bring marquees, ballrooms, gardens, courtyards and rooftops across Pakistan into one list, with honest prices, pictures, true availability and reviews by people who were there.',
        'You see what a date costs before you ask for it. The owner sees your request at once and answers it. Nothing is confirmed twice: a hall that is taken can’t be booked again.',
      ],
    },
    {
      id: 'principles',
      heading: 'What we stand for',
      points: [
        'One price: what you are shown is what is asked, part by part, with any discount and tax beside it.',
        'Verified owners: every business is checked by our staff before its halls are shown.',
        'Honest reviews: one per customer and hall, marked when a confirmed booking stands behind it.',
        'Your data is used for your booking and for nothing else.',
      ],
    },
    {
      id: 'owners',
      heading: 'For hall owners',
      paragraphs: ['List your halls, set your hours, prices and services, and answer requests from your phone.'],
      link: { label: 'How businesses are verified', to: paths.businessVerification },
    },
  ],
};

const howToBook: InfoContent = {
  title: 'How to Book',
  text: 'From the first look to the confirmed evening in five steps. Asking costs nothing.',
  sections: [
    {
      id: 'find',
      heading: 'Find your hall',
      steps: [
        'Search by place, date, number of guests, budget and rating. Save the halls you like, or compare up to three side by side.',
        'Open a hall to see its pictures, services, amenities, place on the map, reviews and the days that are free.',
      ],
    },
    {
      id: 'ask',
      heading: 'Ask for your date',
      steps: [
        'Choose date, start and end. An end after midnight is fine: functions run late. A booking lasts at least 2 and at most 24 hours.',
        'Say how many guests come, up to the hall’s capacity.',
        'Add menus and services. The price beside the form is the server’s and changes as you choose.',
        'Leave the name, phone and email under which the owner reaches you.',
        'Read the invoice and send your request.',
      ],
    },
    {
      id: 'afterwards',
      heading: 'What happens then',
      points: [
        'Your request is pending until the owner answers. Halls with instant booking confirm at once when the time is free.',
        PAYMENT_TERMS,
        'Some halls accept your request first: they hold the time for you until the first payment, which confirms the booking.',
        'You get an email at every step, and My Bookings always shows where things stand.',
        'You can withdraw a request as long as it is pending. If somebody else is confirmed first, you are told right away.',
      ],
      link: { label: 'Browse halls', to: paths.allVenues },
    },
  ],
};

const businessVerification: InfoContent = {
  title: 'Business Verification',
  text: 'The Verified badge means that our staff have checked who runs a hall. This is how it works.',
  sections: [
    {
      id: 'checks',
      heading: 'What we check',
      points: [
        'That the business exists at the address it gives and answers the phone number it gives.',
        'That the person who applies may act for it.',
        'That supporting documents, where there are any, are readable and belong to the business.',
      ],
    },
    {
      id: 'apply',
      heading: 'How to apply',
      steps: [
        'Create an account and choose Venue Owner.',
        'Fill in the application: business name, address, phone, and a description of what you offer.',
        'Add supporting documents if you have them: PDF, DOC, DOCX, JPG, JPEG or PNG, up to 10 MB each.',
        `Our staff review it, usually within ${BUSINESS_LIMITS.reviewText}.`,
      ],
      link: { label: 'Apply as a venue owner', to: paths.register },
    },
    {
      id: 'rejected',
      heading: 'If an application is rejected',
      paragraphs: [
        'You read the reason, correct what it names, and apply again. Documents stay private: only you and our staff can open them.',
      ],
    },
  ],
};

const terms: InfoContent = {
  title: 'Terms of Service',
  text: 'The rules under which customers and owners use Mehfil, in plain words.',
  sections: [
    {
      id: 'accounts',
      heading: 'Accounts',
      points: [
        'One person, one account. Keep your password to yourself; what is done with it counts as yours.',
        'Give true names and numbers: an owner relies on them to hold a date for you.',
      ],
    },
    {
      id: 'bookings',
      heading: 'Bookings',
      points: [
        'A request is an offer to book at the price shown. It becomes a booking when it is confirmed.',
        'A confirmed booking keeps what was agreed: hall, time, services and price don’t change afterwards.',
        'Payment is made to the owner once the hall has confirmed, following the owner’s instructions.',
        'A request that isn’t answered by its start expires.',
      ],
    },
    {
      id: 'listings',
      heading: 'Listings and reviews',
      points: [
        'Owners describe their halls truthfully and keep prices, hours and pictures up to date.',
        'Reviews are written by customers about their own experience. Insults, adverts and other people’s personal data are hidden by our staff.',
      ],
    },
    {
      id: 'breaches',
      heading: 'When rules are broken',
      paragraphs: [
        'We may hide a listing, suspend a business or close an account. Pending requests are then cancelled with the reason; confirmed bookings stay, and the other side is told.',
      ],
    },
  ],
};

const privacyPolicy: InfoContent = {
  title: 'Privacy Policy',
  text: 'What we keep about you, why, who sees it, and how you get rid of it.',
  sections: [
    {
      id: 'kept',
      heading: 'What we keep',
      points: [
        'Your account: name, email, user name, phone if you give one, your password as a one-way hash, and the second factors that you set up.',
        'Your bookings, saved halls and lists, places on waiting lists, reviews and comments, and your part in the team of a business.',
        'For owners: the business, its halls and the documents sent with the application.',
        'Where and on which devices you are signed in, and a security log of sign-ins and changes of access.',
        'Which version of these terms you accepted, and when.',
        'Technical records of requests, to keep the service safe, without passwords or tokens.',
      ],
    },
    {
      id: 'seen-by',
      heading: 'Who sees it',
      points: [
        'An owner, and the managers and clerks of that owner’s team, see name, phone and email of the people who ask for their halls, and nobody else’s. Programs that the owner connects can read them too.',
        'A CNIC that you give for a contract is stored encrypted; the owner and the managers see it, clerks, programs and our staff don’t.',
        'The owner of a team sees name and email of its members.',
        'Whoever has the link of a list that you share sees its name, your first name and its halls.',
        'Staff see what they need to decide on applications and to help; what they do, and whose data they looked at, is written down.',
        'Reviews and comments are public under your name.',
        'To show prices in your currency your browser may ask a geolocation service for your country. We don’t keep the answer.',
      ],
    },
    {
      id: 'browser',
      heading: 'What your browser keeps',
      points: [
        'Your sign-in, and the theme, language and currency you see. No advertising, no tracking across sites.',
        `For customers: a copy of the bookings that are to come (hall, address, date, guests and the hall’s phone), to be read without a connection. It is removed when you sign out, and after ${OFFLINE_LIMITS.days} days at most.`,
      ],
    },
    {
      id: 'download',
      heading: 'Taking your data with you',
      paragraphs: [
        'Under Settings you download everything that belongs to your account as one file, after your password, up to five times a day.',
      ],
    },
    {
      id: 'deletion',
      heading: 'Deleting your account',
      paragraphs: [
        'Under Settings you delete your account yourself, with your password, or write to our support. It happens at once, and a last mail confirms it. What is removed:',
      ],
      points: ERASED,
    },
    {
      id: 'stays',
      heading: 'What stays after that, and why',
      points: KEPT,
      link: { label: 'Customer support', to: paths.customerSupport },
    },
  ],
};

const customerSupport: InfoContent = {
  title: 'Customer Support',
  text: 'Write or call; a person answers. For a question about one hall, its owner usually knows best: the contact stands on the hall’s page.',
  sections: [
    {
      id: 'questions',
      heading: 'Questions that many ask',
      questions: [
        {
          question: 'Why is my request still pending?',
          answer: 'The owner has not answered yet. A request expires by itself if nobody answers before its start.',
        },
        {
          question: 'Why can’t I sign in?',
          answer:
            'After several wrong passwords we wait a few minutes before the next attempt. A link for a new password comes by email.',
        },
        {
          question: 'Why has the price changed?',
          answer:
            'An owner may change prices until you have asked. The new one is shown before anything is sent. What is confirmed stays as agreed.',
        },
        {
          question: 'Which dates are still free?',
          answer:
            'Days and hours that are full stand in the calendar of every hall. Where an owner keeps a waiting list, you can join it there.',
        },
        {
          question: 'When and how do I pay?',
          answer: 'Not before the hall has confirmed. Its owner then tells you how.',
        },
        {
          question: 'Can I take a request back?',
          answer: 'Yes, in My Bookings, as long as it is pending.',
        },
      ],
    },
    {
      id: 'tell-us',
      heading: 'Please tell us',
      points: [
        'The booking number (INV-…) or the hall’s address in your browser.',
        'What you did, what you saw, and what you expected.',
      ],
    },
  ],
};

export const infoText = defineText({
  name: 'infoText',
  en: {
    about,
    howToBook,
    businessVerification,
    terms,
    privacyPolicy,
    retention: {
      heading: 'How long we keep it',
      point: (kind: RetentionKind, days: number) =>
        `${RETENTION[kind].what}: ${describePeriod(days)} after ${RETENTION[kind].since}.`,
      text: 'A job deletes what is older, every night. Your account, your reviews and comments stay until you delete them.',
      version: (day: string) => `This version holds since ${day}.`,
    },
    customerSupport,
    contact: { heading: 'Write or call', email: 'Email', phone: 'Phone' },
    onThisPage: 'On this page',
  },
});
