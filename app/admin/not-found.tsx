import type { Metadata } from 'next';
import { LostWords } from '@/components/layout/lost';

export const metadata: Metadata = { title: 'Page not found' };

/** An address of the back office whose thing does not exist. */
export default function NotFound() {
  return <LostWords />;
}
