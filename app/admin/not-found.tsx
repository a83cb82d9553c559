import type { Metadata } from 'next';
import { NotFoundWords } from '@/components/layout/not-found-page';

export const metadata: Metadata = { title: 'Page not found' };

/** An address of the back office that does not exist. */
export default function NotFound() {
  return <NotFoundWords />;
}
