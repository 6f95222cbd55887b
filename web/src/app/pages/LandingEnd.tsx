import { BlogTeaser } from '../../features/blog/public/BlogTeaser';
import { HowItWorks } from '../../features/halls/public/landing/HowItWorks';

/** What stands below the venues of the landing page: how it works, the latest articles. */
export function LandingEnd() {
  return (
    <>
      <HowItWorks />
      <BlogTeaser />
    </>
  );
}
