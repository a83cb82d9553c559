import type { Metadata } from 'next';
import { pageMetadata } from '@/lib/site/seo/metadata';

export function productsMetadata(): Metadata {
  return pageMetadata({
    title: 'Price list',
    description:
      'What our own sessions, assessments and internship places cost in India and abroad, and what each price includes.',
    path: '/products',
  });
}
