import type { Metadata } from 'next';
import { pageMetadata } from '@/lib/site/seo/metadata';

/** The blog and its searches share one canonical address. */
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
