import { useEffect, useState } from 'react';

/** The upper third of the screen, below the header, is where somebody reads. */
const READING_ZONE = '-88px 0px -66% 0px';

/**
 * The section that is being read: the last one that has come into the upper part of the screen, at first the first one.
 * @param ids of the sections in their order, separated by spaces
 */
export function useSectionInView(ids: string): string | undefined {
  const [read, setRead] = useState(ids.split(' ')[0]);
  useEffect(() => {
    const order = ids.split(' ');
    const inZone = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inZone.add(target.id);
          else inZone.delete(target.id);
        }
        // Between two sections the last one stays.
        setRead((before) => order.findLast((id) => inZone.has(id)) ?? before);
      },
      { rootMargin: READING_ZONE },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return read;
}
