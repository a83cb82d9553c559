'use client';

import { useEffect, useRef, useState } from 'react';
import { buttonStyle } from '@/components/ui/button';

/**
 * The owner's booking page inside ours (spec §2: 700 px high, at least 320 px wide). Nothing is asked of the other
 * site until this section comes near the view; without JavaScript a link opens it in a new tab.
 */
export function ScheduleWidget({ url }: { url: string }) {
  const [near, setNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!place.current) return;
    const watching = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setNear(true);
        watching.disconnect();
      },
      { rootMargin: '200px' },
    );
    watching.observe(place.current);
    return () => watching.disconnect();
  }, []);

  return (
    <div ref={place} className="overflow-hidden rounded-card bg-paper-2 shadow-card">
      {near ? (
        <iframe
          src={url}
          title="Choose a time for your consultation"
          referrerPolicy="no-referrer"
          className="h-[700px] w-full min-w-[320px]"
        />
      ) : (
        <div className="grid h-[700px] min-w-[320px] place-items-center" />
      )}
      <p className="border-line border-t p-4 text-center">
        <a href={url} target="_blank" rel="noopener noreferrer" className={buttonStyle({ look: 'quiet' })}>
          Schedule Consultation
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </p>
    </div>
  );
}
