'use client';

import { useState } from 'react';
import { Avatar, AvatarFallback, AvatarImage } from '@/components/ui/avatar';

/** A person's own picture in a circle; their initials without one, or when it cannot be loaded. */
export function OwnAvatar({ src, name }: { readonly src: string | null; readonly name: string }) {
  const [broken, setBroken] = useState<string>();
  const initials = name
    .split(' ')
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('');
  return (
    <Avatar className="size-24 border border-border sm:size-32">
      {src === null || src === broken ? (
        <AvatarFallback className="font-display text-h2 uppercase">
          <span aria-hidden="true">{initials}</span>
          <span className="sr-only normal-case">No picture yet</span>
        </AvatarFallback>
      ) : (
        <AvatarImage
          src={src}
          alt="Your profile, as it is now"
          width={128}
          height={128}
          onError={() => setBroken(src)}
        />
      )}
    </Avatar>
  );
}
