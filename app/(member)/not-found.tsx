import type { Metadata } from 'next';
import { NotFoundWords } from '@/components/layout/not-found-page';

export const metadata: Metadata = { title: 'Page not found' };

/** A private address that does not exist, or belongs to somebody else: the same answer. */
export default function NotFound() {
  return (
    <div className="container-page">
      <NotFoundWords />
    </div>
  );
}
