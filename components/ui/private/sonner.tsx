'use client';

import { Toaster as Sonner, type ToasterProps } from 'sonner';

/**
 * Shows messages without a place of their own in the page for a few seconds. The policy of private pages allows its
 * style sheet (`lib/server/csp/policy.mjs`).
 */
export function Toaster(props: ToasterProps) {
  return (
    <Sonner
      theme="system"
      position="bottom-center"
      containerAriaLabel="Messages"
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full items-center gap-3 rounded-control bg-night px-5 py-3.5 text-night-foreground shadow-float',
          icon: 'shrink-0',
        },
      }}
      {...props}
    />
  );
}
