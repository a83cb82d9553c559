import type { Metadata } from 'next';
import { pageMetadata } from '@/lib/seo/metadata';

/** The blog and its searches are known by one address. */
export function blogMetadata(): Metadata {
  const metadata = pageMetadata({
    title: 'Blog: sleep, exams, first sessions, life abroad',
    description:
      'Articles on mental health in plain words, with their sources: what a first session is like, exam months at home, living between two countries, sleep and worry.',
    path: '/blog',
  });
  return {
    ...metadata,
    alternates: { ...metadata.alternates, types: { 'application/rss+xml': '/feed.xml' } },
  };
}
