'use client';

import { useState } from 'react';

/** A person's picture in a circle; their initials without one, or where it cannot be loaded. */
export function Avatar({ src, name }: { readonly src: string | null; readonly name: string }) {
  const [broken, setBroken] = useState<string>();
  const shape = 'size-24 shrink-0 rounded-full border border-line sm:size-32';
  if (src === null || src === broken) {
    const initials = name
      .split(' ')
      .slice(0, 2)
      .map((word) => [...word][0] ?? '')
      .join('');
    return (
      <span
        className={`${shape} grid place-items-center bg-primary-soft font-display text-h2 text-primary uppercase`}
      >
        <span aria-hidden="true">{initials}</span>
        <span className="sr-only normal-case">No picture yet</span>
      </span>
    );
  }
  return (
    // biome-ignore lint/performance/noImgElement: pictures are stored in their final size.
    <img
      src={src}
      alt="Your profile, as it is now"
      width={128}
      height={128}
      onError={() => setBroken(src)}
      className={`${shape} object-cover`}
    />
  );
}
