'use client';

import { useEffect, useRef, useState } from 'react';

/** product.md §2: 700 px high, at least 320 px wide. */
const frameStyle = 'block h-[700px] w-full min-w-[320px]';

/** Adds the scheduler's own script to the page once, for any number of widgets. */
function loadOnce(src: string): void {
  if (document.querySelector(`script[src="${src}"]`)) return;
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  document.head.append(script);
}

/** The frame itself. Requests nothing from the other site until it comes near the view. */
export function ScheduleFrame({ url, script }: { url: string; script?: string }) {
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
    <div ref={place} data-wakes="idle">
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
    </div>
  );
}
