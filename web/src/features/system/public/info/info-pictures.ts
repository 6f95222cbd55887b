import aboutSmall from './pictures/about-480.avif';
import aboutMiddle from './pictures/about-960.avif';
import aboutLarge from './pictures/about-1600.avif';
import aboutPlain from './pictures/about-960.webp';
import aboutOwnersSmall from './pictures/about-owners-480.avif';
import aboutOwnersMiddle from './pictures/about-owners-960.avif';
import aboutOwnersLarge from './pictures/about-owners-1600.avif';
import aboutOwnersPlain from './pictures/about-owners-960.webp';
import bookingSmall from './pictures/booking-480.avif';
import bookingMiddle from './pictures/booking-960.avif';
import bookingLarge from './pictures/booking-1600.avif';
import bookingPlain from './pictures/booking-960.webp';
import bookingAskSmall from './pictures/booking-ask-480.avif';
import bookingAskMiddle from './pictures/booking-ask-960.avif';
import bookingAskLarge from './pictures/booking-ask-1600.avif';
import bookingAskPlain from './pictures/booking-ask-960.webp';
import bookingAfterSmall from './pictures/booking-after-480.avif';
import bookingAfterMiddle from './pictures/booking-after-960.avif';
import bookingAfterLarge from './pictures/booking-after-1600.avif';
import bookingAfterPlain from './pictures/booking-after-960.webp';
import verificationSmall from './pictures/verification-480.avif';
import verificationMiddle from './pictures/verification-960.avif';
import verificationLarge from './pictures/verification-1600.avif';
import verificationPlain from './pictures/verification-960.webp';
import verificationPapersSmall from './pictures/verification-papers-480.avif';
import verificationPapersMiddle from './pictures/verification-papers-960.avif';
import verificationPapersLarge from './pictures/verification-papers-1600.avif';
import verificationPapersPlain from './pictures/verification-papers-960.webp';
import termsSmall from './pictures/terms-480.avif';
import termsMiddle from './pictures/terms-960.avif';
import termsLarge from './pictures/terms-1600.avif';
import termsPlain from './pictures/terms-960.webp';
import privacySmall from './pictures/privacy-480.avif';
import privacyMiddle from './pictures/privacy-960.avif';
import privacyLarge from './pictures/privacy-1600.avif';
import privacyPlain from './pictures/privacy-960.webp';
import supportSmall from './pictures/support-480.avif';
import supportMiddle from './pictures/support-960.avif';
import supportLarge from './pictures/support-1600.avif';
import supportPlain from './pictures/support-960.webp';

/** A picture of a page that explains. */
export interface InfoPicture {
  /** AVIF in three widths, as in `srcset`. */
  sources: string;
  /** WebP, for browsers that don't know AVIF. */
  plain: string;
}

const picture = (small: string, middle: string, large: string, plain: string): InfoPicture => ({
  sources: `${small} 480w, ${middle} 960w, ${large} 1600w`,
  plain,
});

/** The pictures of a page: at its head, and of some of its sections by their ids. */
export interface InfoPictures {
  head: InfoPicture;
  sections?: Readonly<Record<string, InfoPicture>>;
}

const drawn = {
  about: picture(aboutSmall, aboutMiddle, aboutLarge, aboutPlain),
  aboutOwners: picture(aboutOwnersSmall, aboutOwnersMiddle, aboutOwnersLarge, aboutOwnersPlain),
  booking: picture(bookingSmall, bookingMiddle, bookingLarge, bookingPlain),
  bookingAsk: picture(bookingAskSmall, bookingAskMiddle, bookingAskLarge, bookingAskPlain),
  bookingAfter: picture(bookingAfterSmall, bookingAfterMiddle, bookingAfterLarge, bookingAfterPlain),
  verification: picture(verificationSmall, verificationMiddle, verificationLarge, verificationPlain),
  verificationPapers: picture(
    verificationPapersSmall,
    verificationPapersMiddle,
    verificationPapersLarge,
    verificationPapersPlain,
  ),
  terms: picture(termsSmall, termsMiddle, termsLarge, termsPlain),
  privacy: picture(privacySmall, privacyMiddle, privacyLarge, privacyPlain),
  support: picture(supportSmall, supportMiddle, supportLarge, supportPlain),
};

/** By page, as in its texts. None shows the same picture twice. */
export const infoPictures = {
  about: { head: drawn.about, sections: { owners: drawn.aboutOwners } },
  howToBook: { head: drawn.booking, sections: { ask: drawn.bookingAsk, afterwards: drawn.bookingAfter } },
  businessVerification: { head: drawn.verification, sections: { apply: drawn.verificationPapers } },
  terms: { head: drawn.terms },
  privacyPolicy: { head: drawn.privacy },
  customerSupport: { head: drawn.support },
} as const satisfies Readonly<Record<string, InfoPictures>>;
