'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { keepsOwn } from '@/lib/browser/own-store';

/** A page arrives in parts; its forms are looked for this often. */
const lookEveryMs = 300;
const looks = 40;

/**
 * Brings back what somebody had typed when their session ended, to the same person alone.
 * @param person mark of whoever is signed in
 */
export function ReturnedWords({ person }: { readonly person: string }) {
  const path = usePathname();
  useEffect(() => {
    const beginning = `again.draft:${path}#`;
    let left = keepsOwn(beginning) ? looks : 0;
    const timer = setInterval(async () => {
      if (left <= 0) return clearInterval(timer);
      left -= 1;
      const { bringBack } = await import('@/components/forms/draft/words-to-come-back-to');
      for (const { id } of document.forms) bringBack(id);
      if (!keepsOwn(beginning)) clearInterval(timer);
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [path]);
  return <span hidden data-person={person} />;
}
