import type { CarouselSettings } from '@selvedge/cms-widgets';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { RecommendationSettings } from './recommendation.query.ts';

export interface ProductRecommendationsProps extends CarouselSettings {
  recommendation: RecommendationSettings;
  version: 1 | 3;
}

const Recommended = lazy(async () => ({ default: (await import('./Recommended.tsx')).Recommended }));

/** How far below the screen it begins to ask. */
const ahead = '800px';

/**
 * Products that may please the shopper. Nobody waits for them: they are asked for in the browser, when a shopper comes near, and
 * until then, or when there are none, they take no room.
 */
export function ProductRecommendations(props: ProductRecommendationsProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true), { rootMargin: ahead });
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place}>
      {isNear && (
        <Suspense>
          <Recommended {...props} />
        </Suspense>
      )}
    </div>
  );
}
