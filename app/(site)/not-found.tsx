import type { Metadata } from 'next';
import { NotFoundWords } from '@/components/layout/not-found-page';

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } };

/** A public address that does not exist. It has no picture, because it travels with every public page. */
export default function NotFound() {
  return (
    <div className="container-page">
      <NotFoundWords />
    </div>
  );
}
