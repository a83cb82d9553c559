import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/seo/metadata';

/** Rooms of one person and machinery: nothing in them is for search engines. */
const privatePaths = [
  '/admin',
  '/api/',
  '/checkout/',
  '/dashboard',
  '/edit-profile',
  '/onboarding',
  '/payment/',
  '/reset-password/',
  '/therapist-dashboard',
  '/verify-email/',
];

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: privatePaths },
    sitemap: absoluteUrl('/sitemap.xml'),
  };
}
