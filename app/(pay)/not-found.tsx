import type { Metadata } from 'next';
import { LostWords } from '@/components/layout/lost';

export const metadata: Metadata = { title: 'Page not found' };

/** A private address whose thing does not exist, or is somebody else's: the same answer. */
export default function NotFound() {
  return (
    <div className="container-page">
      <LostWords />
    </div>
  );
}
