import type { Metadata } from 'next';
import { LostWords } from '@/components/layout/lost';

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } };

/** A public address whose thing does not exist. Without the picture: this travels along with every public page. */
export default function NotFound() {
  return (
    <div className="container-page">
      <LostWords />
    </div>
  );
}
