'use client';

import { useEffect, useRef, useState } from 'react';
import { buttonStyle } from '@/components/ui/button';

/** Spec §2: 700 px high, at least 320 px wide. */
const frameStyle = 'block h-[700px] w-full min-w-[320px]';

/** Adds the scheduler's own script to the page, once however many widgets there are. */
function loadOnce(src: string): void {
  if (document.querySelector(`script[src="${src}"]`)) return;
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  document.head.append(script);
}

/**
 * The owner's booking page inside ours. Nothing is asked of the other site until this section comes near the view;
 * without JavaScript a link opens it in a new tab.
 * @param script the scheduler's own loader, for those that have one; the others are framed
 */
export function ScheduleWidget({ url, script }: { url: string; script?: string }) {
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

  useEffect(() => {
    if (near && script) loadOnce(script);
  }, [near, script]);

  return (
    <div ref={place} className="overflow-x-auto rounded-card bg-paper-2 shadow-card">
      {near && !script ? (
        <iframe
          src={url}
          title="Choose a time for your consultation"
          referrerPolicy="no-referrer"
          className={frameStyle}
        />
      ) : (
        <div className={near ? `calendly-inline-widget ${frameStyle}` : frameStyle} data-url={url} />
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
