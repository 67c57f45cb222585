import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react';

/** Without its program the page is whole as well: then nothing is shown here. */
const SampleQuestion = lazy(async (): Promise<{ default: ComponentType }> =>
  import('./sample-question.tsx').then(
    (loaded) => ({ default: loaded.SampleQuestion }),
    () => ({ default: () => null }),
  ),
);

/** The question is fetched this far below the window: before a scrolling visitor reaches it. */
const AHEAD = '300px';

/** The place of the sample question: far below the first screen, so that the first visit does not wait for it. */
export const SampleQuestionPlace = () => {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(!('IntersectionObserver' in globalThis));
  useEffect(() => {
    if (isNear || !place.current) return undefined;
    const observer = new IntersectionObserver((seen) => setIsNear(seen.some((one) => one.isIntersecting)), {
      rootMargin: AHEAD,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return (
    <div ref={place} className="min-h-112">
      {isNear && (
        <Suspense>
          <SampleQuestion />
        </Suspense>
      )}
    </div>
  );
};
