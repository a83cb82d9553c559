'use client';

import { type ComponentType, type MouseEvent, useRef, useState, useTransition } from 'react';

/**
 * A part of the page that comes with the first press of its button: menus and popovers share some 17 KB of script that most
 * visits do not need. Until then a plain button replaces it; a pointer over it fetches the part ahead.
 * @param load fetches the part, which is open when it appears
 * @param otherwise page with the same, for a visit that cannot fetch it
 * @returns `Part` once it is there, whether a keyboard pressed, and the properties of the plain button
 */
export function useOnDemand<P>(load: () => Promise<ComponentType<P>>, otherwise: string) {
  const [Part, setPart] = useState<ComponentType<P>>();
  const [loading, startLoading] = useTransition();
  const byKeyboard = useRef(false);
  const button = {
    'aria-expanded': false,
    'aria-busy': loading || undefined,
    onPointerEnter: () => void load().catch(() => undefined),
    onClick: ({ detail }: MouseEvent) => {
      byKeyboard.current = detail === 0;
      startLoading(() =>
        load().then(
          (loaded) => setPart(() => loaded),
          () => location.assign(otherwise),
        ),
      );
    },
  } as const;
  return { Part, isKeyboard: () => byKeyboard.current, button };
}
